import ContractModel
import Diagnostics

/// A callback is a claimed https link.
struct PreferHTTPSCallback: Rule {
  let id = "prefer-https-callback"
  let title = "a callback is a claimed https link"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why =
    "the system gives an https link only to the app of the domain's owner (RFC 8252 "
    + "§7.2)"
  let reason =
    "A private scheme can be claimed by any app; a claimed https link cannot, because "
    + "the domain names the app in a file of its own. RFC 8252 §7.2 prefers it where the "
    + "system has it."

  func findings(in contract: Contract) -> [Finding] {
    contract.callbacks.map(\.url).filter { !$0.value.lowercased().hasPrefix("http") }.map {
      Finding(
        message: "`\($0.value)` could be claimed by another app", span: $0.span,
        help: "use an https link that the domain claims for the app")
    }
  }
}
