// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Gallery {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Gallery> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> Cookies
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Cookies
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Cookies, SignInRefusal>("signIn")
    public static let renewSession = FakeEndpoint<Cookies, RenewSessionRefusal>("renewSession")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 204,
      headers: [
        "Set-Cookie": """
        __Host-access=example-access-token; Secure; HttpOnly, __Host-refresh=example-refresh-token;\
         Secure; HttpOnly
        """
      ]),
    FakeExample(
      "me", status: 200,
      body: """
        {"id":"00000000-0000-4000-8000-000000000001","display_name":"example displayName"}
        """),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Gallery.Client: Gallery.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Gallery.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
