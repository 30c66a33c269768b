// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Wharf {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Wharf> { get }
    func with(_ options: CallOptions) -> Self
    func sendCode(email: String) async throws(CallFailure<SendCodeRefusal>) -> SendCodeAnswer
    func redeem(
      code: Secret, codeVerifier: Secret
    ) async throws(CallFailure<RedeemRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func linkGoogle(
      in web: WebSignIn
    ) async throws(PageFailure<LinkGoogleRefusal>) -> LinkedCallback
    func openCompany(
      domain: String, in web: WebSignIn
    ) async throws(PageFailure<OpenCompanyRefusal>) -> EnteredCallback
    func signInWithGoogle(
      in web: WebSignIn
    ) async throws(PageFailure<SignInWithGoogleRefusal>) -> ArrivedCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let linkGoogle = FakeEndpoint<LinkGoogleAnswer, LinkGoogleRefusal>("linkGoogle")
    public static let openCompany = FakeEndpoint<OpenCompanyAnswer, OpenCompanyRefusal>(
      "openCompany")
    public static let signInWithGoogle = FakeEndpoint<Directions, SignInWithGoogleRefusal>(
      "signInWithGoogle")
    public static let sendCode = FakeEndpoint<SendCodeAnswer, SendCodeRefusal>("sendCode")
    public static let redeem = FakeEndpoint<Session, RedeemRefusal>("redeem")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("linkGoogle", status: 200, body: "{\"url\":\"https://example.com/\"}"),
    FakeExample("openCompany", status: 204, headers: ["Location": "https://example.com/"]),
    FakeExample(
      "signInWithGoogle", status: 422,
      body: """
        {"redirect_browser_to":"https://example.com/","error":{"id":"browser_location_change_re\
        quired"}}
        """),
    FakeExample("sendCode", status: 400, body: "{\"state\":\"sent_email\"}"),
    FakeExample(
      "redeem", "renewSession", status: 200,
      body: """
        {"access_token":"example-access-token","refresh_token":"example-refresh-token"}
        """),
    FakeExample("me", status: 200, body: "{\"email\":\"person@example.com\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Wharf.Client: Wharf.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Wharf.examples }

  public static func fake(
    _ configuration: Wharf.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}
