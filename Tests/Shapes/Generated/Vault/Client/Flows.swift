// Written by authgen from second-factor.yaml: change the contract, not this file.

// Machines of screens and journeys: in each state only the moves that lead on can be called.

nonisolated extension Vault {
  public enum SigningInFlow: Hashable, Sendable {
    case password(PasswordState)
    case authenticator(AuthenticatorState)
    case message(MessageState)
    case done(DoneState)

    /// The start of the flow.
    public init() { self = .password(PasswordState()) }

    public struct PasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func signInSession() -> SigningInFlow { .done(DoneState()) }
      public func signInAuthenticatorWanted() -> SigningInFlow {
        .authenticator(AuthenticatorState())
      }
      public func signInMessageWanted() -> SigningInFlow { .message(MessageState()) }
    }
    public struct AuthenticatorState: Hashable, Sendable {
      fileprivate init() {}
      public func answerAuthenticator() -> SigningInFlow { .done(DoneState()) }
      public func challengeExpires() -> SigningInFlow { .password(PasswordState()) }
      public func userHasNoDevice() -> SigningInFlow { .message(MessageState()) }
    }
    public struct MessageState: Hashable, Sendable {
      fileprivate init() {}
      public func sendMessage() -> SigningInFlow { .message(MessageState()) }
      public func answerMessage() -> SigningInFlow { .done(DoneState()) }
      public func challengeExpires() -> SigningInFlow { .password(PasswordState()) }
    }
    public struct DoneState: Hashable, Sendable { fileprivate init() {} }
  }
}
