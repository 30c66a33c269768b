// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthServer

/// What Foyer offers.
public enum Foyer {}

extension Foyer {
  /// What a server of Foyer implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `GET /authorize`
    func openPage(_ request: OpenPageRequest) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /token`
    func exchangeCode(_ request: ExchangeCodeRequest) async throws(ServerRefusal<ExchangeCodeRefusal>) -> TokenAnswer

    /// `POST /token`
    func renewSession(_ request: RenewSessionRequest) async throws(ServerRefusal<RenewSessionRefusal>) -> TokenAnswer

    /// `GET /userinfo`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /pictures/{mark}`
    func setPicture(_ request: SetPictureRequest) async throws(ServerRefusal<SetPictureRefusal>)

    /// `POST /revoke`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
