// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cabinet {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Cabinet> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignedIn
    func freshValue() async throws(CallFailure<FreshValueRefusal>) -> FreshValueAnswer
    func rename(name: String) async throws(CallFailure<RenameRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignedIn, SignInRefusal>("signIn")
    public static let freshValue = FakeEndpoint<FreshValueAnswer, FreshValueRefusal>("freshValue")
    public static let rename = FakeEndpoint<NoAnswer, RenameRefusal>("rename")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", status: 204,
      headers: [
        "Set-Cookie": """
        __Host-session=example-session-token; Secure; HttpOnly, XSRF-TOKEN=example-csrf-token; \
        Secure; HttpOnly
        """
      ]),
    FakeExample(
      "freshValue", status: 204,
      headers: ["Set-Cookie": "XSRF-TOKEN=example-csrf-token; Secure; HttpOnly"]),
    FakeExample("rename", "signOut", status: 204),
  ]
}

nonisolated extension Cabinet.Client: Cabinet.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Cabinet.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
