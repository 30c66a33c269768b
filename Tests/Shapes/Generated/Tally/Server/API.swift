// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthServer

/// The API of Tally.
public enum Tally {}

extension Tally {
  /// The interface of a server of Tally: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `POST /renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `GET /accounts/{accountId}/balance`
    func balance(_ request: BalanceRequest) async throws(ServerRefusal<BalanceRefusal>) -> Balance

    /// `PUT /accounts/{accountId}/terms`
    func agree(_ request: AgreeRequest) async throws(ServerRefusal<AgreeRefusal>) -> Terms

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
