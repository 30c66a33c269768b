// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Kiosk {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Kiosk> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func orders() async throws(CallFailure<OrdersRefusal>) -> OrdersAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let orders = FakeEndpoint<OrdersAnswer, OrdersRefusal>("orders")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("orders", status: 200, body: "{\"orders\":[\"example orders\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Kiosk.Client: Kiosk.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Kiosk.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
