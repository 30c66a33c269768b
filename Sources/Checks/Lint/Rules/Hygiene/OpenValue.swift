import ContractModel
import Diagnostics

/// Everything is decided.
struct OpenValue: Rule {
  let id = "open-value"
  let title = "everything is decided"
  let severity = Severity.error
  let profiles: Set<Profile> = [.strict]
  let why = "a contract with open values is a draft: nobody can rely on what it does not say"
  let reason =
    "`open` lists what nobody has decided yet, so that no value is invented. Docs and "
    + "reviews show the list, and rules say nothing about an open value. The strict "
    + "profile wants the list to be empty."

  func findings(in contract: Contract) -> [Finding] {
    contract.openPoints.map {
      Finding(
        message: "`\($0.at.value)` is not decided yet: \($0.why.inEnglish)", span: $0.at.span,
        help: "decide it, write it at its place, and remove it from `open`")
    }
  }
}
