// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Clinic {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Clinic> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func appointments() async throws(CallFailure<AppointmentsRefusal>) -> AppointmentsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let appointments = FakeEndpoint<AppointmentsAnswer, AppointmentsRefusal>(
      "appointments")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", status: 200,
      body: "{\"session\":\"example-session-token\",\"expiresAt\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("appointments", status: 200, body: "{\"today\":[\"2030-01-01T00:00:00Z\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Clinic.Client: Clinic.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Clinic.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
