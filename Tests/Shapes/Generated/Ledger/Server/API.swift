// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthServer

/// What Ledger offers.
public enum Ledger {}

extension Ledger {
  /// What a server of Ledger implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /`
    func accounts(_ request: AccountsRequest) async throws(ServerRefusal<AccountsRefusal>) -> AccountsAnswer

    /// `POST /`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
