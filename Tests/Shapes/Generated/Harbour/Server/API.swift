// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthServer

/// The API of Harbour.
public enum Harbour {}

extension Harbour {
  /// The interface of a server of Harbour: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /token`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `POST /token`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `GET /user`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
