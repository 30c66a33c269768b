import ContractModel
import Diagnostics

/// An identity token answers one request.
struct NonceUse: Rule {
  let id = "nonce"
  let title = "an identity token answers one request"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "an identity token that leaked could be used again to sign in (OWASP ASVS 5.0, "
    + "10.5.1)"
  let reason =
    "An identity token is good for minutes or hours and says nothing about who brings "
    + "it. OWASP ASVS 5.0, 10.5.1 asks to bind it to one request, for instance by a nonce: "
    + "the app makes a random value, gives its hash to the provider, and sends the raw "
    + "value to its server, which compares. It is judged where an app sends an identity "
    + "token to its server, and where it may leave the nonce out: a server that takes a sign-in "
    + "without one compares nothing."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return contract.endpoints.filter {
      $0.caller == .app && !open.cover("endpoints.\($0.name.value).sends")
    }.flatMap { endpoint in
      endpoint.sends.compactMap { field in
        guard case .provider(let provider, let slot) = field.shape.element,
          !open.cover("providers.\(provider).nonce")
        else { return nil }
        return finding(field, slot, endpoint)
      }
    }
  }

  private func finding(_ field: Field, _ slot: ProviderSlot, _ endpoint: Endpoint) -> Finding? {
    if slot == .rawNonce, field.shape.isOptional {
      return Finding(
        message: "`\(endpoint.name.value)` may leave the nonce out", span: field.shape.span,
        help: "remove `optional`: the app always has one, and the server can insist on it")
    }
    guard slot == .identityToken, !endpoint.sends.contains(where: { $0.holds(.rawNonce) }) else {
      return nil
    }
    return Finding(
      message: "`\(endpoint.name.value)` sends an identity token without the nonce that it answers",
      span: field.name.span,
      help: "write `nonce: sha256Hex` at the provider and send its `rawNonce` beside the token")
  }
}
