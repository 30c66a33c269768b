import ContractModel
import Diagnostics

/// Errors whose meaning is left to their names.
struct MeaningMissing: Rule {
  let id = "meaning-missing"
  let title = "an error has `means`"
  let severity = Severity.warning
  let why =
    "without it, the server can't know when to return this error, and `diff` can't see its meaning change"
  let reason =
    "`means` says what an error means to a session: the wrong password, an account that is locked, a token that "
    + "has expired. The reference server, the docs and the review go by it and never by the error's name, so that "
    + "renaming an error changes nothing. `means: other` is for what concerns the app alone. "
    + "`authgen lint --fix` writes the likely one."

  func findings(in contract: Contract) -> [Finding] {
    MeaningHints(contract).likely().map { refusal, meanings in
      let words = meanings.map(\.rawValue)
      let value = words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
      return Finding(
        message: "`\(refusal.name.value)` has no `means`", span: refusal.name.span,
        help:
          "add `means: \(value)` if that's right; `authgen explain means` lists all values",
        fix: KeyInsertion(at: refusal.name.span, key: "means", value: value))
    }
  }
}
