// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthServer

/// The API of Relay.
public enum Relay {}

extension Relay {
  /// The interface of a server of Relay: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /auth/sign_in`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /auth/me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `PUT /auth/me`
    func rename(_ request: RenameRequest) async throws(ServerRefusal<RenameRefusal>)

    /// `GET /news`
    func news(_ request: NewsRequest) async throws(ServerRefusal<NoRefusal>) -> NewsAnswer

    /// `DELETE /auth/sign_out`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
