import SessionCore
import SessionExploration

extension ExploredContract {
  /// An access token of 30 seconds, a refresh token that rotates with as long a grace, and a call of each kind.
  static let sample = ExploredContract(
    name: "Sample", rules: rules,
    calls: [
      CallClass("signIn", .signIn, answers: [.init(grants: ["access", "refresh"])]),
      CallClass(
        "me", .call, carries: ["access"],
        refusals: [.init(RefusalFacts("expired", asksToRenew: true))]),
      CallClass(
        "renew", .renewal, carries: ["refresh"], answers: [.init(grants: ["access", "refresh"])],
        refusals: [.init(RefusalFacts("over", asksToSignIn: true))]),
      CallClass("signOut", .signOut, carries: ["refresh"], endsSession: true),
    ], revocation: ["refresh"])

  private static let rules = SessionRules(
    tokens: [
      TokenTraits("access", lifetime: 30), TokenTraits("refresh", rotates: true, grace: 30),
    ],
    states: [
      StateRules("signedOut", after: ["signIn": SessionStateID(1)]),
      StateRules(
        "signedIn", holds: ["access", "refresh"],
        after: [
          "access.expires": SessionStateID(2), "renew": SessionStateID(1),
          "renew.refused": SessionStateID(0), "signOut": SessionStateID(0),
          "signIn": SessionStateID(1),
        ]),
      StateRules(
        "expired", holds: ["refresh"],
        after: [
          "refresh.expires": SessionStateID(0), "renew": SessionStateID(1),
          "renew.refused": SessionStateID(0), "signOut": SessionStateID(0),
          "signIn": SessionStateID(1),
        ]),
    ],
    start: SessionStateID(0),
    renewal: RenewalTraits(renews: ["access"], spends: "refresh", before: 5))
}

/// A store in memory that one process uses.
final class SampleStore: SessionStorage {
  private(set) var content: SessionContent?

  init(_ content: SessionContent?) { self.content = content }

  func read() throws(SessionFault) -> SessionContent? { content }

  func write(
    _ content: SessionContent?, over expected: ExpectedContent
  ) throws(SessionFault) -> Bool {
    guard expected.isMet(by: self.content) else { return false }
    self.content = content
    return true
  }
}
