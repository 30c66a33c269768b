import ContractModel
import Diagnostics

/// Fields whose meaning is left to their names.
struct RoleMissing: Rule {
  let id = "role-missing"
  let title = "a field with a meaning for the server has `is`"
  let severity = Severity.note
  let why = "`authlab serve` goes by `is`, never by a name, and returns an example value instead"
  let reason =
    "`is` says what a field means beside its type: the id of the account, the name of a device, the acceptance of "
    + "the terms. The reference server goes by it and never by a field's name. The rule asks where the name suggests "
    + "a meaning; a field that only looks like one is set aside by a waiver. `authgen lint --fix` writes the likely one."

  func findings(in contract: Contract) -> [Finding] {
    RoleHints(contract).likely().flatMap { hint in
      [
        Finding(
          message: "`\(hint.field.name.value)` has no `is`", span: hint.field.name.span,
          help: "add `is: \(hint.role.rawValue)` if it means: \(hint.role.says)",
          fix: KeyInsertion(
            at: hint.field.name.span, key: "is", value: hint.role.rawValue, words(hint)))
      ]
    }
  }

  private func words(_ hint: RoleHints.Hint) -> (key: String, value: String)? {
    if hint.words.isEmpty { return nil }
    let pairs = hint.words.map { "\($0.word): \($0.text)" }
    return ("words", "{ \(pairs.joined(separator: ", ")) }")
  }
}
