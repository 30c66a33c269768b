/// The kind of API that a contract is held against. A rule counts in some of them or in all.
package enum Profile: String, CaseIterable, Sendable {
  /// One team's app and that team's server: the default.
  case firstParty = "first-party"
  /// A server that signs people in for apps of others, or an app that signs in with such a server.
  case oauth
  /// Every rule, and nothing undecided.
  case strict

  package static let all = Set(allCases)
}
