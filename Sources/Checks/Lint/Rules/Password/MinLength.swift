import ContractModel
import Diagnostics

/// A password has at least 8 characters.
struct MinLength: Rule {
  let id = "min-length"
  let title = "a password has at least 8 characters"
  let severity = Severity.error
  let why = "short passwords are guessed (OWASP ASVS 5.0, 6.2.1)"
  let reason =
    "OWASP ASVS 5.0, 6.2.1 asks for at least 8 characters and strongly recommends 15. "
    + "Length is what makes a password hard to guess."

  func findings(in contract: Contract) -> [Finding] {
    guard let policy = contract.policies.password else { return [] }
    if let least = policy.minLength { return least.value < 8 ? [short(least)] : [] }
    guard !OpenPoints(contract).cover("policies.password.minLength") else { return [] }
    return [
      Finding(
        message: "the password policy has no `minLength`", span: policy.span,
        help: "add `minLength: 8` or more")
    ]
  }

  private func short(_ least: Located<Int>) -> Finding {
    Finding(
      message: "a password of \(least.value) characters is guessed", span: least.span,
      help: "write `minLength: 8` or more")
  }
}
