// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Bazaar {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Bazaar> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(email: String, password: Secret, data: AnyJSON?) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func peek(email: String) async throws(CallFailure<PeekRefusal>) -> PeekAnswer
    func signUp(email: String, password: Secret, data: AnyJSON?) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer
    func guest(data: AnyJSON?) async throws(CallFailure<GuestRefusal>) -> GuestAnswer
    func sendText(phone: String) async throws(CallFailure<SendTextRefusal>)
    func sendMail(kind: SendMailKind, email: String) async throws(CallFailure<SendMailRefusal>)
    func me() async throws(CallFailure<MeRefusal>) -> Profile
    func save(userMetadata: AnyJSON, notes: [AnyJSON]?) async throws(CallFailure<SaveRefusal>) -> Profile
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signIn: FakeEndpoint<SignInAnswer, SignInRefusal> { .init("signIn") }
    public static var peek: FakeEndpoint<PeekAnswer, PeekRefusal> { .init("peek") }
    public static var signUp: FakeEndpoint<SignUpAnswer, SignUpRefusal> { .init("signUp") }
    public static var guest: FakeEndpoint<GuestAnswer, GuestRefusal> { .init("guest") }
    public static var sendText: FakeEndpoint<NoAnswer, SendTextRefusal> { .init("sendText") }
    public static var sendMail: FakeEndpoint<NoAnswer, SendMailRefusal> { .init("sendMail") }
    public static var me: FakeEndpoint<Profile, MeRefusal> { .init("me") }
    public static var save: FakeEndpoint<Profile, SaveRefusal> { .init("save") }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"two_factor\":true,\"level\":2,\"hint\":\"example hint\"}"),
    FakeExample("peek", status: 200, body: "{\"known\":true,\"steps\":[{\"action\":\"open\",\"url\":\"https://example.com/\"}]}"),
    FakeExample("signUp", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\"}"),
    FakeExample("guest", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\"}"),
    FakeExample("sendText", status: 204),
    FakeExample("sendMail", status: 204),
    FakeExample("me", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"user_metadata\":{\"example\":true},\"app_metadata\":{\"example\":true},\"notes\":[{\"example\":true}],\"flags\":{\"example\":{\"example\":true}}}"),
    FakeExample("save", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"user_metadata\":{\"example\":true},\"app_metadata\":{\"example\":true},\"notes\":[{\"example\":true}],\"flags\":{\"example\":{\"example\":true}}}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Bazaar.Client: Bazaar.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Bazaar.examples }

  public static func fake(_ configuration: Void, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
