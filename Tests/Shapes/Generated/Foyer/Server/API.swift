// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthServer

/// The API of Foyer.
public enum Foyer {}

extension Foyer {
  /// The interface of a server of Foyer: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `GET /authorize`
    func openPage(
      _ request: OpenPageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /token`
    func exchangeCode(
      _ request: ExchangeCodeRequest
    ) async throws(ServerRefusal<ExchangeCodeRefusal>) -> TokenAnswer

    /// `POST /token`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> TokenAnswer

    /// `GET /userinfo`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /pictures/{mark}`
    func setPicture(_ request: SetPictureRequest) async throws(ServerRefusal<SetPictureRefusal>)

    /// `POST /revoke`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
