import AuthClient
import Foundation
import ShapeClients
import Testing

/// One opaque token that nothing renews.
@Suite struct NotebookTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Notebook.Client

  init() {
    client = Notebook.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func signIn() async throws {
    server.answers(200, #"{"token":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
  }

  @Test func sessionRunsFromSignInToSignOut() async throws {
    try await signIn()
    #expect(store.texts == ["session": "s1"])
    server.answers(200, #"{"titles":["Eins"]}"#)
    #expect(try await client.notes().titles == ["Eins"])
    server.answers(500, "")
    await #expect(throws: CallFailure<Notebook.SignOutRefusal>.self) { try await client.signOut() }
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
    #expect(
      server.heard() == [
        """
        POST https://notebook.example/login
        Accept: application/json
        Content-Type: application/json

        {"password":"geheim","username":"li"}
        """,
        """
        GET https://notebook.example/notes
        Accept: application/json
        Authorization: Bearer s1
        """,
        """
        POST https://notebook.example/logout
        Accept: application/json
        Authorization: Bearer s1
        """,
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"wrongPassword"}"#)
    let wrong = try await failure(Notebook.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(429, ["Retry-After": "7"])
    let many = try await failure(Notebook.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(many.recovery == .wait(until: clock.now + 7))
    try await signIn()
    server.answers(401, "")
    let ended = try await failure(Notebook.NotesRefusal.self) { try await client.notes() }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }

  @Test func nothingIsSentAfterExpiry() async throws {
    try await signIn()
    clock.advance(by: 90 * 86_400 + 1)
    _ = server.heard()
    let over = try await failure(Notebook.NotesRefusal.self) { try await client.notes() }
    #expect(over.recovery == .signIn)
    #expect(server.heard() == [])
  }
}
