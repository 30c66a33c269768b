// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Foyer {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Foyer> { get }
    func with(_ options: CallOptions) -> Self
    func exchangeCode(
      code: Secret, codeVerifier: Secret
    ) async throws(CallFailure<ExchangeCodeRefusal>) -> TokenAnswer
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> TokenAnswer
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func setPicture(
      mark: URLSafeBytes, preview: Data, seal: Data, crumb: Data?, picture: Data
    ) async throws(CallFailure<SetPictureRefusal>)
    func signOut() async throws(CallFailure<NoRefusal>)
    func openPage(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let exchangeCode = FakeEndpoint<TokenAnswer, ExchangeCodeRefusal>("exchangeCode")
    public static let renewSession = FakeEndpoint<TokenAnswer, RenewSessionRefusal>("renewSession")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let setPicture = FakeEndpoint<NoAnswer, SetPictureRefusal>("setPicture")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "exchangeCode", "renewSession", status: 200,
      body: """
        {"access_token":"example-access-token","refresh_token":"example-refresh-token",\
        "expires_in":600,"token_type":"Bearer"}
        """),
    FakeExample("me", status: 200, body: "{\"sub\":\"example sub\",\"name\":\"example name\"}"),
    FakeExample("setPicture", status: 204),
    FakeExample("signOut", status: 200),
  ]
}

nonisolated extension Foyer.Client: Foyer.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Foyer.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
