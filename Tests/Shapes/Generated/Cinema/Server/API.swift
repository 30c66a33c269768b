// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthServer

/// The API of Cinema.
public enum Cinema {}

extension Cinema {
  /// The interface of a server of Cinema: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /device`
    func begin(_ request: BeginRequest) async throws(ServerRefusal<BeginRefusal>) -> BeginAnswer

    /// `POST /token`
    func redeem(_ request: RedeemRequest) async throws(ServerRefusal<RedeemRefusal>) -> Session

    /// `POST /token`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /signup`
    func signUp(_ request: SignUpRequest) async throws(ServerRefusal<SignUpRefusal>) -> Session

    /// `POST /signup`
    func signUpAsGuest(
      _ request: SignUpAsGuestRequest
    ) async throws(ServerRefusal<SignUpAsGuestRefusal>) -> Session

    /// `GET /films`
    func films(_ request: FilmsRequest) async throws(ServerRefusal<FilmsRefusal>) -> FilmsAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
