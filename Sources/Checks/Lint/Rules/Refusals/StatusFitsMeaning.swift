import ContractModel
import Diagnostics

/// A status says whose fault it was.
struct StatusFitsMeaning: Rule {
  let id = "status-fits-meaning"
  let title = "a status says whose fault it was"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why =
    "clients, proxies and monitoring act on the status, not on the body (RFC 9110 §15.5.2)"
  let reason =
    "A 401 says that the call lacks valid credentials (RFC 9110 §15.5.2); if nothing can "
    + "be done about it, as when the server is not configured, 503 is honest, and nobody "
    + "renews or signs in for nothing. And a 5xx says that the server failed: an app that "
    + "ends the session over it signs everybody out during an outage."

  func findings(in contract: Contract) -> [Finding] {
    contract.refusals.compactMap { refusal in
      guard case .status(let status) = refusal.cause else { return nil }
      let recovery = refusal.recovery.value.word
      if status.value == .exactly(401), recovery == .tell || recovery == .retry {
        return Finding(
          message: "`\(refusal.name.value)` asks for credentials, and none would help",
          span: status.span,
          help: "answer with 503 for a fault of the server, or 400 for one of the request")
      }
      if isServerFault(status.value), recovery == .signIn || recovery == .renew {
        return Finding(
          message: "`\(refusal.name.value)` blames the session for a fault of the server",
          span: refusal.recovery.span, help: "write `recover: retry`")
      }
      return nil
    }
  }

  private func isServerFault(_ status: StatusPattern) -> Bool {
    switch status {
    case .exactly(let code): code >= 500
    case .hundreds(let digit): digit == 5
    }
  }
}
