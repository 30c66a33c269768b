// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthServer

/// The API of Ferry.
public enum Ferry {}

extension Ferry {
  /// The interface of a server of Ferry: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /codes`
    func sendCode(_ request: SendCodeRequest) async throws(ServerRefusal<SendCodeRefusal>)

    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /crossings`
    func crossings(
      _ request: CrossingsRequest
    ) async throws(ServerRefusal<CrossingsRefusal>) -> CrossingsAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
