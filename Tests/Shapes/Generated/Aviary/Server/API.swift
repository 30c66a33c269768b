// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthServer

/// The API of Aviary.
public enum Aviary {}

extension Aviary {
  /// The interface of a server of Aviary: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /xrpc/com.aviary.server.createSession`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `POST /xrpc/com.aviary.server.createAccount`
    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> Session

    /// `GET /xrpc/com.aviary.server.getSession`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> Account

    /// `POST /xrpc/com.aviary.server.refreshSession`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /xrpc/com.aviary.server.requestEmailConfirmation`
    func askToConfirm(
      _ request: AskToConfirmRequest
    ) async throws(ServerRefusal<AskToConfirmRefusal>)

    /// `POST /xrpc/com.aviary.server.confirmEmail`
    func confirmEmail(
      _ request: ConfirmEmailRequest
    ) async throws(ServerRefusal<ConfirmEmailRefusal>)

    /// `POST /xrpc/com.aviary.server.deleteAccount`
    func deleteAccount(
      _ request: DeleteAccountRequest
    ) async throws(ServerRefusal<DeleteAccountRefusal>)

    /// `POST /xrpc/com.aviary.server.deleteSession`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
