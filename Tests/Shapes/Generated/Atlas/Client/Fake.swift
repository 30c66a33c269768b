// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Atlas {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Atlas> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func places() async throws(CallFailure<PlacesRefusal>) -> PlacesAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let places = FakeEndpoint<PlacesAnswer, PlacesRefusal>("places")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("places", status: 200, body: "{\"places\":[\"example places\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Atlas.Client: Atlas.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Atlas.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
