// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthServer

/// The API of Cabinet.
public enum Cabinet {}

extension Cabinet {
  /// The interface of a server of Cabinet: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /session`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignedIn

    /// After a start of the app the value is gone from its memory.
    ///
    /// `GET /csrf`
    func freshValue(
      _ request: FreshValueRequest
    ) async throws(ServerRefusal<FreshValueRefusal>) -> FreshValueAnswer

    /// `PATCH /me`
    func rename(_ request: RenameRequest) async throws(ServerRefusal<RenameRefusal>)

    /// `DELETE /session`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
