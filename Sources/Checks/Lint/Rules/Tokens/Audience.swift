import ContractModel
import Diagnostics

/// An identity token is taken only if it was made for this app.
struct Audience: Rule {
  let id = "audience"
  let title = "an identity token is taken only if it was made for this app"
  let severity = Severity.warning
  let why =
    "a token issued for another app would be accepted here (OWASP ASVS 5.0, 9.2.3)"
  let reason =
    "Apple, Google and every OpenID provider sign identity tokens for many apps. A "
    + "server that checks the signature and not the audience takes one that another app "
    + "got: that app's owner can sign in as each of its users. OWASP ASVS 5.0, 9.2.3 and "
    + "10.5.4 ask for the comparison. The rule applies where an endpoint sends an identity "
    + "token and the provider has neither `audience` nor `clientId`."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    let silent = contract.providers.filter {
      $0.audience == nil && $0.clientId == nil
        && !open.cover("providers.\($0.name.value).audience")
    }
    if silent.isEmpty { return [] }
    let sent = Set(
      FieldWalk(contract.types).all(contract.endpoints.flatMap(\.sends)).compactMap(identity))
    return silent.filter { sent.contains($0.name.value) }.map {
      Finding(
        message: "`\($0.name.value)` has no `audience`",
        span: $0.name.span,
        help: "add the app's bundle id or client id: `audience: com.example.app`")
    }
  }

  private func identity(_ field: Field) -> String? {
    if case .provider(let name, .identityToken) = field.shape.element { name } else { nil }
  }
}
