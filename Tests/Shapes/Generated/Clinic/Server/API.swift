// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthServer

/// What Clinic offers.
public enum Clinic {}

extension Clinic {
  /// What a server of Clinic implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /appointments`
    func appointments(_ request: AppointmentsRequest) async throws(ServerRefusal<AppointmentsRefusal>) -> AppointmentsAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
