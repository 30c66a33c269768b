// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthServer

/// What Ferry offers.
public enum Ferry {}

extension Ferry {
  /// What a server of Ferry implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /codes`
    func sendCode(_ request: SendCodeRequest) async throws(ServerRefusal<SendCodeRefusal>)

    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /crossings`
    func crossings(_ request: CrossingsRequest) async throws(ServerRefusal<CrossingsRefusal>) -> CrossingsAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
