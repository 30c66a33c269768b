import ContractModel
import Diagnostics

/// Sign-outs that send a fixed word for all sessions and do not say `ends: all`.
struct EndsMissing: Rule {
  let id = "ends-missing"
  let title = "a sign-out of all sessions says so"
  let severity = Severity.note
  let why = "the server would end only the session of the call: a constant has no meaning by itself"
  let reason =
    "`ends: all` says that a sign-out ends every session of the account, and `ends: own` only the one of the call, "
    + "which is the default. A constant such as `global` is only a text on the wire. "
    + "`authgen lint --fix` writes `ends: all` where the text suggests it."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.compactMap { endpoint in
      guard endpoint.operation.value == .sessionEnd, endpoint.ends == nil,
        let text = FieldWalk(contract.types).all(endpoint.sends).lazy.compactMap(wordForAll).first
      else { return nil }
      return Finding(
        message: "`\(endpoint.name.value)` sends `\(text)`, but has no `ends`",
        span: endpoint.name.span, help: "write `ends: all` if every session ends, or `ends: own`",
        fix: KeyInsertion(at: endpoint.name.span, key: "ends", value: "all"))
    }
  }

  private func wordForAll(_ field: Field) -> String? {
    guard field.role == nil, case .constant(let text) = field.shape.element else { return nil }
    return FieldWords.scopes([text.value]).contains { $0.word == "all" } ? text.value : nil
  }
}
