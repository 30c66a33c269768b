import ContractModel
import Diagnostics

/// After a new password the other sessions can be ended.
struct PasswordChangeEndsOthers: Rule {
  let id = "password-change-ends-others"
  let title = "after a new password the other sessions can be ended"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why = "anybody who knew the old password stays signed in (OWASP ASVS 5.0, 7.4.3)"
  let reason =
    "People change a password because somebody else may know it. OWASP ASVS 5.0, 7.4.3 "
    + "asks for the option to end all other sessions after that, also after a reset."

  func findings(in contract: Contract) -> [Finding] {
    guard !contract.endpoints.contains(where: { $0.operation.value == .sessionEndOthers }),
      !OpenPoints(contract).cover("endpoints")
    else { return [] }
    return contract.endpoints.filter {
      $0.operation.value == .passwordChange || $0.operation.value == .passwordReset
    }.map {
      Finding(
        message: "after `\($0.name.value)` the other sessions cannot be ended", span: $0.name.span,
        help: "add an endpoint with `does: session.endOthers`")
    }
  }
}
