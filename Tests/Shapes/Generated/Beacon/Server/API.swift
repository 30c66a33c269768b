// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthServer

/// The API of Beacon.
public enum Beacon {}

extension Beacon {
  /// The interface of a server of Beacon: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /sign-in`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Tokens

    /// `POST /renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Tokens

    /// `GET /me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `GET /about`
    func about(_ request: AboutRequest) async throws(ServerRefusal<AboutRefusal>) -> AboutAnswer

    /// `POST /sign-out`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
