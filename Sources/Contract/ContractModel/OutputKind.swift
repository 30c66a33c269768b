/// A kind of output of the generator. The raw value is the word in `authgen.yaml` and of `--only`.
package enum OutputKind: String, CaseIterable, Sendable {
  case client
  case server
  case fixtures
  case docs
  case typescript
  case python
  case hummingbird
  case vapor

  /// The outputs of a contract for which `authgen.yaml` names none.
  package static let usual: Set<OutputKind> = [.client, .server, .fixtures, .docs]

  /// The outputs that have a server's side.
  package static let stubs: Set<OutputKind> = [.server, .typescript, .python, .hummingbird, .vapor]

  /// All words, for whoever has to choose one.
  package static var words: [String] { allCases.map(\.rawValue) }
}
