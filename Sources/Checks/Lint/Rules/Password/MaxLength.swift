import ContractModel
import Diagnostics

/// A password may have 64 characters.
struct MaxLength: Rule {
  let id = "max-length"
  let title = "a password may have 64 characters"
  let severity = Severity.warning
  let why = "passphrases and password managers make long ones (OWASP ASVS 5.0, 6.2.9)"
  let reason =
    "OWASP ASVS 5.0, 6.2.9 asks that passwords of at least 64 characters are permitted. "
    + "A limit is there to keep the hashing from being flooded, and a kilobyte is enough "
    + "for that."

  func findings(in contract: Contract) -> [Finding] {
    guard let most = contract.policies.password?.maxLength, most.value < 64 else { return [] }
    return [
      Finding(
        message: "a password of 64 characters would be refused", span: most.span,
        help: "write `maxLength: 64` or more")
    ]
  }
}
