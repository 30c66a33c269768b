import ContractModel
import Diagnostics

/// The app learns that its account is gone.
struct DeletionEndsSessions: Rule {
  let id = "deletion-ends-sessions"
  let title = "the app learns that its account is gone"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why =
    "other devices of the person would go on as if nothing had happened (OWASP ASVS 5.0, "
    + "7.4.2)"
  let reason =
    "OWASP ASVS 5.0, 7.4.2 asks that every session ends when an account is deleted or "
    + "disabled. The app notices it at the next renewal, if that endpoint can refuse with "
    + "an error after which the person signs in again."

  func findings(in contract: Contract) -> [Finding] {
    guard let renewal = contract.renewal else { return [] }
    let isNoticed = renewal.refuses.contains {
      let recovery = contract.refusals.find($0.value)?.recovery.value.word
      return recovery == .signIn || recovery == .renew
    }
    guard !isNoticed else { return [] }
    return contract.endpoints.filter { $0.operation.value == .accountDelete }.map {
      Finding(
        message: "after `\($0.name.value)` no renewal of another device is refused",
        span: $0.name.span,
        help: "let `\(renewal.name.value)` refuse with an error that has `recover: signIn`",
        related: [RelatedPlace(renewal.name.span, "it refuses nothing")])
    }
  }
}
