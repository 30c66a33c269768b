// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthServer

/// The API of Orchard.
public enum Orchard {}

extension Orchard {
  /// The API of the server accounts.
  public enum AccountsServer {}
}

extension Orchard.AccountsServer {
  /// The interface of a server of Orchard.AccountsServer: one method for each endpoint, which
  /// throws only declared refusals.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `POST /sessions/renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /sessions/end`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}

extension Orchard {
  /// The API of the server data.
  public enum DataServer {}
}

extension Orchard.DataServer {
  /// The interface of a server of Orchard.DataServer: one method for each endpoint, which throws
  /// only declared refusals.
  public protocol API: Sendable {
    /// `GET /people/me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> Person

    /// `PUT /people/me`
    func saveMe(_ request: SaveMeRequest) async throws(ServerRefusal<SaveMeRefusal>)
  }
}
