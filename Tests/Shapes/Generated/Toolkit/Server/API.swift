// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthServer

/// The API of Toolkit.
public enum Toolkit {}

extension Toolkit {
  /// The interface of a server of Toolkit: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /v1/accounts:signUp`
    func signUp(_ request: SignUpRequest) async throws(ServerRefusal<SignUpRefusal>) -> SignedIn

    /// `POST /v1/accounts:signInWithPassword`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignedIn

    /// `GET /v1/accounts/me:lookup`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /v1/token`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> RenewSessionAnswer

    /// `POST /v1/accounts:signOut`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
