// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Registry {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Registry> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func signIn(
      phone: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func register(
      username: String?, email: String, phone: String?, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer
    func register(
      username: String?, phone: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer
    func register(
      username: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer
    func me() async throws(CallFailure<MeRefusal>) -> Person
    func change(
      nickname: FieldChange<String>, birthday: FieldChange<Date>, height: FieldChange<Int>,
      isVisible: FieldChange<Bool>, picture: FieldChange<URL>, manager: FieldChange<UUID>,
      delegates: FieldChange<[UUID]>, marks: FieldChange<[String: Int]>,
      notice: FieldChange<Notice>, address: FieldChange<NewAddress>, settings: FieldChange<AnyJSON>,
      pin: FieldChange<Secret>, note: String?
    ) async throws(CallFailure<ChangeRefusal>) -> Person
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let register = FakeEndpoint<RegisterAnswer, RegisterRefusal>("register")
    public static let me = FakeEndpoint<Person, MeRefusal>("me")
    public static let change = FakeEndpoint<Person, ChangeRefusal>("change")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"token\":\"example-session-token\"}"),
    FakeExample("register", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\"}"),
    FakeExample(
      "me", "change", status: 200,
      body: """
        {"id":"00000000-0000-4000-8000-000000000001","nickname":"example nickname",\
        "address":{"street":"example street","floor":1}}
        """),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Registry.Client: Registry.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Registry.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
