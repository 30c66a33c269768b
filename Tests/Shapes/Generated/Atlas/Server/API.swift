// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthServer

/// The API of Atlas.
public enum Atlas {}

extension Atlas {
  /// The interface of a server of Atlas: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /places`
    func places(_ request: PlacesRequest) async throws(ServerRefusal<PlacesRefusal>) -> PlacesAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
