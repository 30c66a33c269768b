// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthServer

/// What Kiosk offers.
public enum Kiosk {}

extension Kiosk {
  /// What a server of Kiosk implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /rpc`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /rpc`
    func orders(_ request: OrdersRequest) async throws(ServerRefusal<OrdersRefusal>) -> OrdersAnswer

    /// `POST /rpc`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
