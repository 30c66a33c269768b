import AuthServer
import Stores

/// Checks the tokens that a call needs and that anybody may hold, such as a value against forged requests: one that was
/// given out before the sign-in, or one of a session.
struct OpenTokens: Sendable {
  private let environment: OperationEnvironment

  init(_ environment: OperationEnvironment) { self.environment = environment }

  func check(_ input: OperationInput) async throws {
    for name in environment.tokenPolicy.open(to: input.endpoint) {
      guard let secret = input.tokens[name] else { throw OperationRefusal(.tokenMissing) }
      let ticket = environment.hash.fingerprint(ofTicket: name, secret.reveal())
      if case .good = try await environment.store.peek(ticket: ticket, kind: name) { continue }
      // guard: open-token-checked
      _ = try await environment.authenticator.session(name, secret, device: input.device)
    }
  }
}
