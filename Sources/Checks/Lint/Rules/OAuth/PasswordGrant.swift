import ContractModel
import Diagnostics

/// No call asks an authorization server with the password itself.
struct PasswordGrant: Rule {
  let id = "password-grant"
  let title = "no authorization server gets the password by `grant_type: password`"
  let severity = Severity.error
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "the app learns the password and no second factor can be asked for (RFC 9700 §2.4)"
  let reason =
    "RFC 9700 §2.4 says that the resource owner password credentials grant must not be "
    + "used: it hands the password to the client, trains people to type it anywhere, and "
    + "has no place for second factors or passkeys. Use the code flow in the system's web "
    + "sheet."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.flatMap { endpoint in
      endpoint.sends.filter { $0.constant?.value == "password" && $0.plainName == "granttype" }
    }.map {
      Finding(
        message: "`grant_type: password` hands the password to the client",
        span: $0.constant?.span ?? $0.name.span,
        help:
          "use `web.signIn` with a callback and a code, or the server's own `password.signIn` without a grant"
      )
    }
  }
}
