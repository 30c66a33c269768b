import ContractModel
import Diagnostics

/// A token that was used comes back only if somebody copied it.
struct ReuseDetection: Rule {
  let id = "reuse-detection"
  let title = "a spent refresh token that comes back has a consequence"
  let severity = Severity.warning
  let why =
    "without it, nobody notices when a stolen refresh token is used (RFC 9700 §4.14.2)"
  let reason =
    "With rotation a token comes back only if somebody copied it, and the server cannot "
    + "know whether the thief or the owner came second. RFC 9700 §4.14.2 therefore ends "
    + "the active token too, so that both have to sign in again; OWASP ASVS 5.0, 10.4.5 "
    + "asks to revoke all that came from that authorization."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return contract.tokens.filter {
      $0.rotation.rotates?.value == true && $0.rotation.reuse == nil
        && !open.cover("tokens.\($0.name.value).reuse")
    }.map {
      Finding(
        message: "`\($0.name.value)` rotates without reuse detection",
        span: $0.rotation.rotates?.span ?? $0.name.span,
        help:
          "add `reuse: revokeFamily`, which revokes the whole session; remove `rotates` if the server still "
          + "accepts the old token")
    }
  }
}
