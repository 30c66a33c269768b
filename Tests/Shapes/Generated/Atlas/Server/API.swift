// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthServer

/// What Atlas offers.
public enum Atlas {}

extension Atlas {
  /// What a server of Atlas implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /places`
    func places(_ request: PlacesRequest) async throws(ServerRefusal<PlacesRefusal>) -> PlacesAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
