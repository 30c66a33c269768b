// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthServer

/// The API of Registry.
public enum Registry {}

extension Registry {
  /// The interface of a server of Registry: one method for each endpoint, which throws only
  /// declared refusals.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /people`
    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> RegisterAnswer

    /// `GET /me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> Person

    /// `PATCH /me`
    func change(_ request: ChangeRequest) async throws(ServerRefusal<ChangeRefusal>) -> Person

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
