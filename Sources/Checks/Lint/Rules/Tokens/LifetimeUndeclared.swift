import ContractModel
import Diagnostics

/// A token that ends at an unknown time cannot be renewed in time.
struct LifetimeUndeclared: Rule {
  let id = "lifetime-undeclared"
  let title = "each token says how long it lives"
  let severity = Severity.warning
  let why =
    "an app that doesn't know when a token expires learns it from a failed call (RFC 6749 §5.1)"
  let reason =
    "RFC 6749 §5.1 recommends that the answer says how long an access token lives, or "
    + "that it is documented. An app that knows renews in time; one that does not learns "
    + "it from a refused call, in the middle of what the person does. Nothing is said "
    + "about a token whose lifetime comes in an answer (`tokens.T.expiresIn`) or is open."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    let told = toldByServer(contract)
    return contract.tokens.filter {
      $0.life.isUnsaid && !told.contains($0.name.value)
        && !open.cover("tokens.\($0.name.value).lifetime")
    }.map {
      Finding(
        message: "`\($0.name.value)` has no `lifetime`", span: $0.name.span,
        help: "add `lifetime: 1h`, or `lifetime: unlimited`; "
          + "if nobody knows, say so under `open` with `at: tokens.\($0.name.value)`")
    }
  }

  /// The tokens whose end an answer or a callback brings along.
  private func toldByServer(_ contract: Contract) -> Set<String> {
    Set(
      contract.writtenFields.compactMap { field in
        if case .token(let name, let slot) = field.shape.element, slot != .value {
          name
        } else {
          nil
        }
      })
  }
}

extension Token.Lifespan {
  /// No end of any kind: a session that slides has no lifetime and ends all the same.
  fileprivate var isUnsaid: Bool { lifetime == nil && idle == nil && ends == nil }
}
