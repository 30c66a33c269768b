import ContractModel
import Diagnostics

/// A call that no word of the language explains has a doc.
struct Docs: Rule {
  let id = "docs"
  let title = "a call with `does: call` has a doc"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why = "nothing else says what it is for"
  let reason =
    "Most endpoints say by `does` what they do. `does: call` says only that there is "
    + "one: its reader needs a sentence."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.filter { $0.operation.value == .call && $0.doc == nil }.map {
      Finding(
        message: "`\($0.name.value)` has no `doc`", span: $0.name.span,
        help: "add `doc: What the call does.`, or another `does`")
    }
  }
}
