// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthServer

/// The API of Depot.
public enum Depot {}

extension Depot {
  /// The interface of a server of Depot: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /parcels`
    func parcels(
      _ request: ParcelsRequest
    ) async throws(ServerRefusal<ParcelsRefusal>) -> ParcelsAnswer

    /// `POST /apps`
    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> RegisterAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
