// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Notebook {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Notebook> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func notes() async throws(CallFailure<NotesRefusal>) -> NotesAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let notes = FakeEndpoint<NotesAnswer, NotesRefusal>("notes")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"token\":\"example-session-token\"}"),
    FakeExample("notes", status: 200, body: "{\"titles\":[\"example titles\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Notebook.Client: Notebook.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Notebook.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
