// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ferry {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Ferry> { get }
    func with(_ options: CallOptions) -> Self
    func sendCode(phone: String) async throws(CallFailure<SendCodeRefusal>)
    func signIn(
      phone: String, code: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func crossings() async throws(CallFailure<CrossingsRefusal>) -> CrossingsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let sendCode = FakeEndpoint<NoAnswer, SendCodeRefusal>("sendCode")
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let crossings = FakeEndpoint<CrossingsAnswer, CrossingsRefusal>("crossings")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("sendCode", "signOut", status: 204),
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("crossings", status: 200, body: "{\"today\":[\"2030-01-01T00:00:00Z\"]}"),
  ]
}

nonisolated extension Ferry.Client: Ferry.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Ferry.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
