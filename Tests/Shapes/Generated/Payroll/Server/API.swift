// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthServer

/// The API of Payroll.
public enum Payroll {}

extension Payroll {
  /// The interface of a server of Payroll: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /t/{tenant}/sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /t/{tenant}/slips/{month}`
    func slip(_ request: SlipRequest) async throws(ServerRefusal<SlipRefusal>) -> SlipAnswer

    /// `DELETE /t/{tenant}/sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)

    /// Belongs to no tenant.
    ///
    /// `GET /health`
    func health(_ request: HealthRequest) async throws(ServerRefusal<NoRefusal>) -> HealthAnswer
  }
}
