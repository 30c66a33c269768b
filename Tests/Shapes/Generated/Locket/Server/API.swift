// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthServer

/// The API of Locket.
public enum Locket {}

extension Locket {
  /// The interface of a server of Locket: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /passkeys/question`
    func askToSignIn(
      _ request: AskToSignInRequest
    ) async throws(ServerRefusal<NoRefusal>) -> Question

    /// `POST /passkeys/sign-in`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /me/passkeys/question`
    func askToRegister(
      _ request: AskToRegisterRequest
    ) async throws(ServerRefusal<AskToRegisterRefusal>) -> Question

    /// `POST /me/passkeys`
    func addPasskey(_ request: AddPasskeyRequest) async throws(ServerRefusal<AddPasskeyRefusal>)

    /// `DELETE /me/session`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
