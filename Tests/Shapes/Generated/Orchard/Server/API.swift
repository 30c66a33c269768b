// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthServer

/// What Orchard offers.
public enum Orchard {}

extension Orchard {
  /// What the server accounts offers.
  public enum AccountsServer {}
}

extension Orchard.AccountsServer {
  /// What a server of Orchard.AccountsServer implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `POST /sessions/renew`
    func renewSession(_ request: RenewSessionRequest) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /sessions/end`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}

extension Orchard {
  /// What the server data offers.
  public enum DataServer {}
}

extension Orchard.DataServer {
  /// What a server of Orchard.DataServer implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `GET /people/me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> Person

    /// `PUT /people/me`
    func saveMe(_ request: SaveMeRequest) async throws(ServerRefusal<SaveMeRefusal>)
  }
}
