// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthServer

/// The API of Kiosk.
public enum Kiosk {}

extension Kiosk {
  /// The interface of a server of Kiosk: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /rpc`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /rpc`
    func orders(_ request: OrdersRequest) async throws(ServerRefusal<OrdersRefusal>) -> OrdersAnswer

    /// `POST /rpc`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
