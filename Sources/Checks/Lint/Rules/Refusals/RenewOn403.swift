import ContractModel
import Diagnostics
import Machines

/// A missing right is not renewed.
struct RenewOn403: Rule {
  let id = "renew-on-403"
  let title = "a missing right is not renewed"
  let severity = Severity.warning
  let why =
    "a new token has the same rights: the renewal is spent for nothing (RFC 6750 §3.1)"
  let reason =
    "A 403 says that the caller is known and may not do this; RFC 6750 §3.1 uses it for a "
    + "token without the needed scope. Renewing brings the same rights again, so each such "
    + "call costs a renewal and a repeat, and with rotation risks the session. Answer an "
    + "ended token with 401."

  func findings(in contract: Contract) -> [Finding] {
    contract.refusals.filter {
      $0.cause.status == .exactly(403) && $0.recovery.value.word == .renew
        && !contract.fetches(after: $0)
    }.map {
      Finding(
        message: "`\($0.name.value)` refreshes although a permission is missing",
        span: $0.recovery.span,
        help: "write `recover: tell`, and have the server return 401 for an expired token")
    }
  }
}
