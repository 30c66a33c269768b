import ContractModel
import Diagnostics

/// Signing out ends the session of whoever calls.
struct SignOutEndsOwn: Rule {
  let id = "sign-out-ends-own"
  let title = "signing out ends the caller's own session"
  let severity = Severity.error
  let why = "the app forgets a session that lives on at the server, and nobody could end it"
  let reason =
    "After `session.end` the app clears its store, and a browser is told to forget its "
    + "cookies. A value by which the server ends the other sessions only leaves the caller's "
    + "own one good, with nobody who holds it. The others end by `session.endOthers`, "
    + "after which the app goes on. Both can share a route where each sends its own constant."

  private static let word = "others"

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.filter { $0.operation.value == .sessionEnd }.compactMap { endpoint in
      let fields = FieldWalk(contract.types).all(endpoint.sends)
      guard let field = fields.first(where: { words(of: $0, contract).contains(Self.word) }) else {
        return nil
      }
      return Finding(
        message: "`\(endpoint.name.value)` may end all sessions but the caller's own",
        span: field.name.span,
        help: "take `\(Self.word)` out, and add an endpoint with `does: session.endOthers` that "
          + "always sends it, as in `\(field.name.value): { constant: \(Self.word) }`")
    }
  }

  private func words(of field: Field, _ contract: Contract) -> [String] {
    switch field.shape.element {
    case .enumeration(let words): return words.map(\.value)
    case .constant(let word): return [word.value]
    case .type(let name):
      guard case .enumeration(let words)? = contract.types.find(name)?.content else { return [] }
      return words.map(\.value)
    case .scalar, .token, .provider, .configuration, .record: return []
    }
  }
}
