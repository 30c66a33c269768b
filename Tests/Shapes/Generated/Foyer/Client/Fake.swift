// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Foyer {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Foyer> { get }
    func with(_ options: CallOptions) -> Self
    func exchangeCode(code: Secret, codeVerifier: Secret) async throws(CallFailure<ExchangeCodeRefusal>) -> TokenAnswer
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> TokenAnswer
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func setPicture(mark: URLSafeBytes, preview: Data, seal: Data, crumb: Data?, picture: Data) async throws(CallFailure<SetPictureRefusal>)
    func signOut() async throws(CallFailure<NoRefusal>)
    func openPage(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var exchangeCode: FakeEndpoint<TokenAnswer, ExchangeCodeRefusal> { .init("exchangeCode") }
    public static var renewSession: FakeEndpoint<TokenAnswer, RenewSessionRefusal> { .init("renewSession") }
    public static var me: FakeEndpoint<MeAnswer, MeRefusal> { .init("me") }
    public static var setPicture: FakeEndpoint<NoAnswer, SetPictureRefusal> { .init("setPicture") }
    public static var signOut: FakeEndpoint<NoAnswer, NoRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("exchangeCode", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in\":1,\"token_type\":\"Bearer\"}"),
    FakeExample("renewSession", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in\":1,\"token_type\":\"Bearer\"}"),
    FakeExample("me", status: 200, body: "{\"sub\":\"example sub\",\"name\":\"example name\"}"),
    FakeExample("setPicture", status: 204),
    FakeExample("signOut", status: 200),
  ]
}

nonisolated extension Foyer.Client: Foyer.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Foyer.examples }

  public static func fake(_ configuration: Void, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
