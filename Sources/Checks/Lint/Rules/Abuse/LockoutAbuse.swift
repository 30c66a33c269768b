import ContractModel
import Diagnostics

/// A contract lets nobody lock others out.
struct LockoutAbuse: Rule {
  let id = "lockout-abuse"
  let title = "an attacker can't lock out the account owner"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why = "anyone who knows an email address can lock its owner out (OWASP ASVS 5.0, 6.1.1)"
  let reason =
    "A lockout that counts failures of an account alone is a weapon: a few wrong guesses "
    + "an hour keep the owner out for ever. OWASP ASVS 5.0, 6.1.1 asks that malicious "
    + "lockout is prevented. Count account and address together, and let known devices go "
    + "on."

  func findings(in contract: Contract) -> [Finding] {
    guard let counts = contract.policies.lockout?.counts, counts.value == .account else {
      return []
    }
    return [
      Finding(
        message: "anybody can lock an account by guessing", span: counts.span,
        help: "write `counts: accountAndAddress`")
    ]
  }
}
