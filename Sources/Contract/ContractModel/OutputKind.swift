/// What can be made from a contract. The raw value is the word in `authgen.yaml` and of `--only`.
package enum OutputKind: String, CaseIterable, Sendable {
  case client
  case server
  case fixtures
  case docs
  case typescript
  case python
  case hummingbird
  case vapor

  /// What is made of a contract of which nothing is said.
  package static let usual: Set<OutputKind> = [.client, .server, .fixtures, .docs]

  /// Those that have the side of a server.
  package static let stubs: Set<OutputKind> = [.server, .typescript, .python, .hummingbird, .vapor]

  /// All words, for whoever has to choose one.
  package static var words: [String] { allCases.map(\.rawValue) }
}
