import ContractModel
import Diagnostics

/// PKCE uses S256.
struct PKCES256: Rule {
  let id = "pkce-s256"
  let title = "PKCE uses S256"
  let severity = Severity.error
  let why =
    "a plain challenge is the verifier itself: anybody who sees the request can exchange the "
    + "code (RFC 7636 §4.2)"
  let reason =
    "With `plain` the challenge in the authorization request equals the verifier, so "
    + "PKCE protects against nobody who sees that request. RFC 7636 §4.2 lets a client use "
    + "`plain` only if it cannot do SHA-256, and every app can."

  func findings(in contract: Contract) -> [Finding] {
    contract.providers.compactMap(\.pkce).filter { $0.value == .plain }.map {
      Finding(
        message: "a plain challenge protects nothing", span: $0.span, help: "write `pkce: S256`")
    }
  }
}
