// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthServer

/// The API of Ledger.
public enum Ledger {}

extension Ledger {
  /// The interface of a server of Ledger: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /`
    func accounts(
      _ request: AccountsRequest
    ) async throws(ServerRefusal<AccountsRefusal>) -> AccountsAnswer

    /// `POST /`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
