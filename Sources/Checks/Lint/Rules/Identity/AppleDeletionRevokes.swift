import ContractModel
import Diagnostics

/// Deleting an account ends it at Apple too.
struct AppleDeletionRevokes: Rule {
  let id = "apple-deletion-revokes"
  let title = "deleting an account ends it at Apple too"
  let severity = Severity.warning
  let why =
    "Apple asks apps with Sign in with Apple to revoke its tokens when an account is "
    + "deleted"
  let reason =
    "Apple's review asks an app that offers Sign in with Apple to revoke Apple's tokens "
    + "when a person deletes the account. For that the server needs Apple's refresh token, "
    + "which it gets for an authorization code: either at the sign-in, or by a fresh one "
    + "at the deletion. The rule applies where an account can be deleted and no endpoint ever "
    + "sends Apple's authorization code."

  func findings(in contract: Contract) -> [Finding] {
    let apples = Set(contract.providers.filter { $0.kind.value == .apple }.map(\.name.value))
    let signIns = contract.endpoints.filter { apples.contains($0.object?.value ?? "") }
    guard let signIn = signIns.first, let apple = signIn.object else { return [] }
    let holders = Set(
      contract.endpoints.filter { $0.sends.contains { sendsCode($0, of: apples) } }
        .map { $0.caller == .app ? "" : $0.server })
    return contract.endpoints.filter {
      $0.operation.value == .accountDelete && holders.isDisjoint(with: ["", $0.server])
    }.map {
      Finding(
        message: "`\($0.name.value)` cannot end the account at Apple", span: $0.name.span,
        help: "send `providers.\(apple.value).authorizationCode` at the sign-in or here",
        related: [RelatedPlace(signIn.name.span, "it signs in with Apple")])
    }
  }

  /// A code that the app sends reaches the team's server; one that Apple's redirect brings stays on
  /// the server that it reaches.
  private func sendsCode(_ field: Field, of apples: Set<String>) -> Bool {
    if case .provider(let name, .authorizationCode) = field.shape.element {
      apples.contains(name)
    } else {
      false
    }
  }
}
