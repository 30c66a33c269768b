// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Orchard {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Orchard> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> Person
    func saveMe(person: Person) async throws(CallFailure<SaveMeRefusal>)
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let me = FakeEndpoint<Person, MeRefusal>("me", as: Servers.data)
    public static let saveMe = FakeEndpoint<NoAnswer, SaveMeRefusal>("saveMe", as: Servers.data)
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 200,
      body: """
        {"access_token":"example-access-token","refresh_token":"example-refresh-token",\
        "person":{"person_id":"00000000-0000-4000-8000-000000000001","display_name":"example \
        displayName"}}
        """),
    FakeExample(
      "me", status: 200,
      body: """
        {"personId":"00000000-0000-4000-8000-000000000001","displayName":"example displayName"}
        """),
    FakeExample("saveMe", "signOut", status: 204),
  ]
}

nonisolated extension Orchard.Client: Orchard.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Orchard.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
