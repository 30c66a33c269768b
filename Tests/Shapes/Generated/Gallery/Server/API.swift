// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthServer

/// The API of Gallery.
public enum Gallery {}

extension Gallery {
  /// The interface of a server of Gallery: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /session`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Cookies

    /// `POST /session/renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Cookies

    /// `GET /me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `DELETE /session`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
