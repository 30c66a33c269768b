// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthServer

/// The API of Wharf.
public enum Wharf {}

extension Wharf {
  /// The interface of a server of Wharf: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// Adds the Google account that the person chooses on the page.
    ///
    /// `GET /user/identities/authorize`
    func linkGoogle(
      _ request: LinkGoogleRequest
    ) async throws(ServerRefusal<LinkGoogleRefusal>) -> LinkGoogleAnswer

    /// `POST /sso`
    func openCompany(
      _ request: OpenCompanyRequest
    ) async throws(ServerRefusal<OpenCompanyRefusal>) -> OpenCompanyAnswer

    /// `POST /self-service/login`
    func signInWithGoogle(
      _ request: SignInWithGoogleRequest
    ) async throws(ServerRefusal<SignInWithGoogleRefusal>) -> Directions

    /// `POST /self-service/login`
    func sendCode(
      _ request: SendCodeRequest
    ) async throws(ServerRefusal<SendCodeRefusal>) -> SendCodeAnswer

    /// `POST /token`
    func redeem(_ request: RedeemRequest) async throws(ServerRefusal<RedeemRefusal>) -> Session

    /// `POST /token/renew`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `GET /user`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
