import ContractModel
import Diagnostics

/// A password may be made of anything.
struct Composition: Rule {
  let id = "composition"
  let title = "a password may be made of anything"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why =
    "people satisfy these rules with `Password1!`, which is not harder to guess (OWASP ASVS "
    + "5.0, 6.2.5)"
  let reason =
    "OWASP ASVS 5.0, 6.2.5 says that there must be no rule that demands upper case, "
    + "digits or special characters: they make passwords harder to remember and hardly "
    + "harder to guess. Length and a list of common passwords do more. Levels of strength "
    + "that only advise are fine."

  func findings(in contract: Contract) -> [Finding] {
    guard let contains = contract.policies.password?.contains, let first = contains.first,
      let last = contains.last
    else { return [] }
    return [
      Finding(
        message: "a password must be made of certain characters",
        span: first.span.through(last.span),
        help: "remove `contains`, and add `blocklist: true` and a longer `minLength`")
    ]
  }
}
