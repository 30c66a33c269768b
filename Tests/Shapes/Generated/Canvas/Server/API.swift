// Written by authgen from guest.yaml: change the contract, not this file.

import AuthServer

/// The API of Canvas.
public enum Canvas {}

extension Canvas {
  /// The interface of a server of Canvas: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /guests`
    func signInAsGuest(
      _ request: SignInAsGuestRequest
    ) async throws(ServerRefusal<SignInAsGuestRefusal>) -> Session

    /// `POST /codes`
    func sendCode(_ request: SendCodeRequest) async throws(ServerRefusal<SendCodeRefusal>)

    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// The guest becomes the person with this address; the session goes on with new tokens.
    ///
    /// `POST /guests/me/email`
    func keepAccount(
      _ request: KeepAccountRequest
    ) async throws(ServerRefusal<KeepAccountRefusal>) -> Session

    /// `GET /me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> User

    /// `POST /sessions/renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /sessions/end`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
