// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Depot {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Depot> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func parcels() async throws(CallFailure<ParcelsRefusal>) -> ParcelsAnswer
    func register(
      app: App, spare: [String: App]?
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let parcels = FakeEndpoint<ParcelsAnswer, ParcelsRefusal>("parcels")
    public static let register = FakeEndpoint<RegisterAnswer, RegisterRefusal>("register")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("parcels", status: 200, body: "{\"parcels\":[\"example parcels\"]}"),
    FakeExample("register", status: 200, body: "{\"key\":\"example-key\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Depot.Client: Depot.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Depot.examples }

  public static func fake(
    _ configuration: Depot.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}
