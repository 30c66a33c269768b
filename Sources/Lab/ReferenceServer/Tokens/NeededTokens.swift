import AuthServer
import ContractModel
import Stores

/// Checks the tokens that a call needs, as far as its operation does not ask for its caller.
struct NeededTokens: Sendable {
  private let environment: OperationEnvironment

  init(_ environment: OperationEnvironment) { self.environment = environment }

  func check(_ input: OperationInput) async throws {
    try await checkOpen(input)
    try await checkFlows(input)
    try await checkSession(input)
  }

  /// The tokens that anybody may hold, such as a value against forged requests: one that was given out before the
  /// sign-in, or one of a session.
  private func checkOpen(_ input: OperationInput) async throws {
    for name in environment.tokenPolicy.open(to: input.endpoint) {
      guard let secret = input.tokens[name] else { throw OperationRefusal(.tokenMissing) }
      if try await isTicket(name, secret) { continue }
      //! open-token-checked
      _ = try await environment.authenticator.session(name, secret, device: input.device)
    }
  }

  /// The tokens in fields that stand for a flow which anybody may start.
  private func checkFlows(_ input: OperationInput) async throws {
    for name in environment.tokenPolicy.flows(of: input.endpoint) {
      guard let secret = input.tokens[name], try await isTicket(name, secret) else {
        throw OperationRefusal(.challengeUnknown)
      }  //! flow-token-checked
    }
  }

  /// The tokens of a session that begins anew: a sign-in by somebody who is signed in.
  private func checkSession(_ input: OperationInput) async throws {
    guard input.endpoint.operation.value.beginsAnew else { return }
    for name in environment.tokenPolicy.shown(to: input.endpoint).needed {
      //! sign-in-token-checked
      guard let secret = input.tokens[name] else { throw OperationRefusal(.tokenMissing) }
      _ = try await environment.authenticator.session(name, secret, device: input.device)
    }
  }

  private func isTicket(_ name: String, _ secret: Secret) async throws -> Bool {
    let ticket = environment.hash.fingerprint(ofTicket: name, secret.reveal())
    if case .good = try await environment.store.peek(ticket: ticket, kind: name) { return true }
    return false
  }
}

extension OperationKind {
  /// It asks for no caller. The link of a reset is a token as well.
  fileprivate var beginsAnew: Bool { maySignIn && self != .passwordReset && self != .codeVerify }
}
