// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Payroll {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Payroll> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func slip(month: String) async throws(CallFailure<SlipRefusal>) -> SlipAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func health() async throws(CallFailure<NoRefusal>) -> HealthAnswer
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let slip = FakeEndpoint<SlipAnswer, SlipRefusal>("slip")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
    public static let health = FakeEndpoint<HealthAnswer, NoRefusal>("health")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("slip", status: 200, body: "{\"gross\":1.5,\"net\":1.5}"),
    FakeExample("signOut", status: 204),
    FakeExample("health", status: 200, body: "{\"isUp\":true}"),
  ]
}

nonisolated extension Payroll.Client: Payroll.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Payroll.examples }

  public static func fake(
    _ configuration: Payroll.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}
