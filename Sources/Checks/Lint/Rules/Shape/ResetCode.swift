import ContractModel
import Diagnostics

/// Resets of a password that take a code and do not say which.
struct ResetCode: Rule {
  let id = "reset-code"
  let title = "a reset says which code it takes"
  let severity = Severity.note
  let why = "otherwise no policy gives its length, its lifetime and its tries"
  let reason =
    "A reset of a password takes a code that was sent before, or the end of a link. Where the contract has a policy "
    + "for such codes, `code` says which one it is, so that server, fixtures and docs keep to its length and lifetime. "
    + "A name of a policy says nothing by itself. `authgen lint --fix` writes the likely one."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.compactMap { endpoint in
      guard endpoint.operation.value == .passwordReset, endpoint.object == nil,
        FieldWalk(contract.types).scalars(in: endpoint.sends).contains(.code),
        !contract.endpoints.contains(where: isForgottenWithCode),
        let policy = likely(contract)
      else { return nil }
      return Finding(
        message: "`\(endpoint.name.value)` sends a code, and has no `code` to name its policy",
        span: endpoint.name.span,
        help: "add `code: \(policy)` if that's the policy",
        fix: KeyInsertion(at: endpoint.name.span, key: "code", value: policy))
    }
  }

  /// The first step of the reset says it for both.
  private func isForgottenWithCode(_ endpoint: Endpoint) -> Bool {
    endpoint.operation.value == .passwordForgot && endpoint.object != nil
  }

  /// One that no other call takes; of several, the one whose name speaks of it.
  private func likely(_ contract: Contract) -> String? {
    let taken = contract.endpoints.filter { $0.operation.value != .codeSend }
      .compactMap { $0.operation.value.object == .provider ? nil : $0.object?.value }
    let free = contract.policies.codes.names.filter { !taken.contains($0) }
    let words = ["reset", "forgot", "recover", "password"]
    return free.first { name in words.contains { name.lowercased().contains($0) } } ?? free.first
  }
}
