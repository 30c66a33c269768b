import ContractModel
import Diagnostics

/// It is written down how many sessions an account may have.
struct SessionLimitDeclared: Rule {
  let id = "session-limit-declared"
  let title = "the contract says how many sessions an account may have"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why = "the effect of a sign-in on one more device is left to chance (OWASP ASVS 5.0, 7.1.2)"
  let reason =
    "OWASP ASVS 5.0, 7.1.2 asks that the number of parallel sessions and what happens at "
    + "the limit are documented. Where people can list their devices, the limit belongs "
    + "beside it."

  func findings(in contract: Contract) -> [Finding] {
    guard contract.policies.devices?.limit == nil,
      !OpenPoints(contract).cover("policies.devices.limit")
    else { return [] }
    return contract.endpoints.filter { $0.operation.value == .sessionList }.prefix(1).map {
      Finding(
        message: "`\($0.name.value)` lists sessions, but the contract sets no limit",
        span: $0.name.span, help: "add `devices: { limit: 10 }` to the policies")
    }
  }
}
