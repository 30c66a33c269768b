// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthServer

/// The API of Lantern.
public enum Lantern {}

extension Lantern {
  /// The interface of a server of Lantern: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /auth/apple`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// A JWT that Apple signs: consent-revoked and account-delete end every session of the person,
    /// email-disabled and email-enabled say whether mail still reaches them.
    ///
    /// `POST /auth/apple/notices`
    func appleNotice(_ request: AppleNoticeRequest) async throws(ServerRefusal<AppleNoticeRefusal>)

    /// `GET /me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /auth/renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /auth/end`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
