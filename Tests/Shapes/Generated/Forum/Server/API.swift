// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthServer

/// The API of Forum.
public enum Forum {}

extension Forum {
  /// The interface of a server of Forum: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /accounts`
    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> RegisterAnswer

    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /threads`
    func threads(
      _ request: ThreadsRequest
    ) async throws(ServerRefusal<ThreadsRefusal>) -> ThreadsAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
