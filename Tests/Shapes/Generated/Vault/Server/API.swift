// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthServer

/// The API of Vault.
public enum Vault {}

extension Vault {
  /// The interface of a server of Vault: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /sign-in`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /sign-in/message`
    func sendMessage(_ request: SendMessageRequest) async throws(ServerRefusal<SendMessageRefusal>)

    /// `POST /sign-in/authenticator`
    func answerAuthenticator(
      _ request: AnswerAuthenticatorRequest
    ) async throws(ServerRefusal<AnswerAuthenticatorRefusal>) -> SignInAnswer

    /// `POST /sign-in/code`
    func answerMessage(
      _ request: AnswerMessageRequest
    ) async throws(ServerRefusal<AnswerMessageRefusal>) -> Session

    /// `POST /me/authenticator`
    func enrolAuthenticator(
      _ request: EnrolAuthenticatorRequest
    ) async throws(ServerRefusal<EnrolAuthenticatorRefusal>) -> EnrolAuthenticatorAnswer

    /// `POST /me/authenticator/confirm`
    func confirmAuthenticator(
      _ request: ConfirmAuthenticatorRequest
    ) async throws(ServerRefusal<ConfirmAuthenticatorRefusal>)

    /// `POST /renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /sign-out`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
