// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthServer

/// What Toolkit offers.
public enum Toolkit {}

extension Toolkit {
  /// What a server of Toolkit implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /v1/accounts:signUp`
    func signUp(_ request: SignUpRequest) async throws(ServerRefusal<SignUpRefusal>) -> SignedIn

    /// `POST /v1/accounts:signInWithPassword`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignedIn

    /// `GET /v1/accounts/me:lookup`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /v1/token`
    func renewSession(_ request: RenewSessionRequest) async throws(ServerRefusal<RenewSessionRefusal>) -> RenewSessionAnswer

    /// `POST /v1/accounts:signOut`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
