// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Bazaar {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Bazaar> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      email: String, password: Secret, data: AnyJSON?
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func peek(email: String) async throws(CallFailure<PeekRefusal>) -> PeekAnswer
    func signUp(
      email: String, password: Secret, data: AnyJSON?
    ) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer
    func guest(data: AnyJSON?) async throws(CallFailure<GuestRefusal>) -> GuestAnswer
    func sendText(phone: String) async throws(CallFailure<SendTextRefusal>)
    func sendMail(kind: SendMailKind, email: String) async throws(CallFailure<SendMailRefusal>)
    func me() async throws(CallFailure<MeRefusal>) -> Profile
    func save(
      userMetadata: AnyJSON, notes: [AnyJSON]?
    ) async throws(CallFailure<SaveRefusal>) -> Profile
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let peek = FakeEndpoint<PeekAnswer, PeekRefusal>("peek")
    public static let signUp = FakeEndpoint<SignUpAnswer, SignUpRefusal>("signUp")
    public static let guest = FakeEndpoint<GuestAnswer, GuestRefusal>("guest")
    public static let sendText = FakeEndpoint<NoAnswer, SendTextRefusal>("sendText")
    public static let sendMail = FakeEndpoint<NoAnswer, SendMailRefusal>("sendMail")
    public static let me = FakeEndpoint<Profile, MeRefusal>("me")
    public static let save = FakeEndpoint<Profile, SaveRefusal>("save")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", status: 200, body: "{\"two_factor\":true,\"level\":2,\"hint\":\"example hint\"}"),
    FakeExample(
      "peek", status: 200,
      body: "{\"known\":true,\"steps\":[{\"action\":\"open\",\"url\":\"https://example.com/\"}]}"),
    FakeExample(
      "signUp", "guest", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\"}"),
    FakeExample("sendText", "sendMail", "signOut", status: 204),
    FakeExample(
      "me", "save", status: 200,
      body: """
        {"id":"00000000-0000-4000-8000-000000000001","user_metadata":{"example":true},\
        "app_metadata":{"example":true},"notes":[{"example":true}],\
        "flags":{"example":{"example":true}}}
        """),
  ]
}

nonisolated extension Bazaar.Client: Bazaar.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Bazaar.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
