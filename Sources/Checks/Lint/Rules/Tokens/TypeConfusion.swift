import ContractModel
import Diagnostics

/// An ID token is no key to an API.
struct TypeConfusion: Rule {
  let id = "type-confusion"
  let title = "an ID token does not give access to an API"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "it says who somebody is, not what its bearer may do, and it was made for the app "
    + "(OWASP ASVS 5.0, 9.2.2)"
  let reason =
    "An ID token is addressed to the app: it has no scopes, cannot be revoked, and "
    + "carries personal data to each service that takes it. OWASP ASVS 5.0, 9.2.2 lets "
    + "only access tokens decide what may be done. Some gateways take nothing else; a "
    + "waiver then says so."

  func findings(in contract: Contract) -> [Finding] {
    contract.tokens.filter { $0.sent != nil && isIdentity($0) }.map {
      Finding(
        message: "`\($0.name.value)` is an ID token, and calls carry it",
        span: $0.sent?.span ?? $0.name.span,
        help: "send the access token, and let the API check its audience and scopes")
    }
  }

  private func isIdentity(_ token: Token) -> Bool {
    ["id", "idtoken", "identitytoken"].contains(token.name.value.plainName)
      || token.claims.contains { $0.plainName == "tokenuse" && $0.constant?.value == "id" }
  }
}
