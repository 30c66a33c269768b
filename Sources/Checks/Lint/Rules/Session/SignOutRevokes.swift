import ContractModel
import Diagnostics
import Machines

/// Signing out ends the session on the server.
struct SignOutRevokes: Rule {
  let id = "sign-out-revokes"
  let title = "signing out ends the session on the server"
  let severity = Severity.warning
  let why = "a copy of the refresh token would outlive the sign-out (OWASP ASVS 5.0, 7.4.1)"
  let reason =
    "Removing the tokens from the device does not end the session: a copy still works. OWASP "
    + "ASVS 5.0, 7.4.1 asks that a sign-out ends the session where it is kept. It is "
    + "judged where there is something to renew or a token that only the server can read, "
    + "and it wants an endpoint that ends the session and is told which one."

  func findings(in contract: Contract) -> [Finding] {
    let ends = contract.endpoints.filter {
      $0.operation.value == .sessionEnd || $0.operation.value == .tokenRevoke
    }
    if !ends.isEmpty {
      return ends.filter { !tellsWhich($0, contract) }.map {
        Finding(
          message: "`\($0.name.value)` sends nothing that identifies the session",
          span: $0.name.span,
          help: "send the refresh token, or add `needs` with the token that the call carries")
      }
    }
    guard let token = lasting(contract), !isOpen(token, contract) else { return [] }
    return [
      Finding(
        message: "no call tells the server that the session of `\(token.name.value)` has ended",
        span: token.name.span, help: "add an endpoint with `does: session.end` that sends it")
    ]
  }

  private func isOpen(_ token: Token, _ contract: Contract) -> Bool {
    let open = OpenPoints(contract)
    return ["tokens.\(token.name.value)", "endpoints", "policies.signOut"].contains(
      where: open.cover)
  }

  private func tellsWhich(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    endpoint.caller != .app || !endpoint.needs.isEmpty || !contract.tokensSent(endpoint).isEmpty
      || endpoint.sends.contains { $0.location == .cookie }
  }

  /// The token that the server knows the session by.
  private func lasting(_ contract: Contract) -> Token? {
    if let refresh = SessionFacts(contract).refresh { return refresh }
    let granted = Set(
      contract.endpoints.filter(contract.beginsSession).flatMap(contract.tokensReturned))
    return contract.tokens.first {
      granted.contains($0.name.value) && $0.format == .opaque && $0.stored.value == .keychain
    }
  }
}
