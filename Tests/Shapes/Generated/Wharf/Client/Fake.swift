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
    func redeem(code: Secret, codeVerifier: Secret) async throws(CallFailure<RedeemRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func linkGoogle(in web: WebSignIn) async throws(PageFailure<LinkGoogleRefusal>) -> LinkedCallback
    func openCompany(domain: String, in web: WebSignIn) async throws(PageFailure<OpenCompanyRefusal>) -> EnteredCallback
    func signInWithGoogle(in web: WebSignIn) async throws(PageFailure<SignInWithGoogleRefusal>) -> ArrivedCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var linkGoogle: FakeEndpoint<LinkGoogleAnswer, LinkGoogleRefusal> { .init("linkGoogle") }
    public static var openCompany: FakeEndpoint<OpenCompanyAnswer, OpenCompanyRefusal> { .init("openCompany") }
    public static var signInWithGoogle: FakeEndpoint<Directions, SignInWithGoogleRefusal> { .init("signInWithGoogle") }
    public static var sendCode: FakeEndpoint<SendCodeAnswer, SendCodeRefusal> { .init("sendCode") }
    public static var redeem: FakeEndpoint<Session, RedeemRefusal> { .init("redeem") }
    public static var renewSession: FakeEndpoint<Session, RenewSessionRefusal> { .init("renewSession") }
    public static var me: FakeEndpoint<MeAnswer, MeRefusal> { .init("me") }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("linkGoogle", status: 200, body: "{\"url\":\"https://example.com/\"}"),
    FakeExample("openCompany", status: 204, headers: ["Location": "https://example.com/"]),
    FakeExample("signInWithGoogle", status: 422, body: "{\"redirect_browser_to\":\"https://example.com/\",\"error\":{\"id\":\"browser_location_change_required\"}}"),
    FakeExample("sendCode", status: 400, body: "{\"state\":\"sent_email\"}"),
    FakeExample("redeem", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\"}"),
    FakeExample("renewSession", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\"}"),
    FakeExample("me", status: 200, body: "{\"email\":\"person@example.com\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Wharf.Client: Wharf.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Wharf.examples }

  public static func fake(_ configuration: Wharf.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}
