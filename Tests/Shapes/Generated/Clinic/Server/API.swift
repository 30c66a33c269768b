// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthServer

/// The API of Clinic.
public enum Clinic {}

extension Clinic {
  /// The interface of a server of Clinic: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /appointments`
    func appointments(
      _ request: AppointmentsRequest
    ) async throws(ServerRefusal<AppointmentsRefusal>) -> AppointmentsAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
