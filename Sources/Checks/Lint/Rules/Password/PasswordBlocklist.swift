import ContractModel
import Diagnostics

/// Common passwords are refused.
struct PasswordBlocklist: Rule {
  let id = "blocklist"
  let title = "common passwords are refused"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why = "guessing begins with the passwords that many people have (OWASP ASVS 5.0, 6.2.4)"
  let reason =
    "OWASP ASVS 5.0, 6.2.4 asks that a new password is compared with at least the 3000 "
    + "most common ones that the policy allows."

  func findings(in contract: Contract) -> [Finding] {
    guard let policy = contract.policies.password, policy.blocklist?.value != true,
      !OpenPoints(contract).cover("policies.password.blocklist")
    else { return [] }
    return [
      Finding(
        message: "common passwords are allowed", span: policy.blocklist?.span ?? policy.span,
        help: "add `blocklist: true`")
    ]
  }
}
