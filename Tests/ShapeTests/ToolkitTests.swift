import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// Verbs behind a colon in the path, and the project's key in the query.
@Suite struct ToolkitTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Toolkit.Client

  init() {
    client = Toolkit.Client(
      configuration: Toolkit.Configuration(webKey: "AIza+/="), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  private func signIn() async throws {
    server.answers(
      200, #"{"idToken":"i1","refreshToken":"r1","expiresIn":3600,"localId":"u1"}"#)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
  }

  @Test func urlContainsColonAndKey() async throws {
    try await signIn()
    clock.advance(by: 3601)
    server.answers(200, #"{"idToken":"i2"}"#)
    server.answers(200, #"{"email":"li@example.org"}"#)
    #expect(try await client.me().email == "li@example.org")
    #expect(store.texts == ["id": "i2", "refresh": "r1"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://accounts.toolkit.example/v1/accounts:signInWithPassword?key=AIza%2B%2F%3D
        Accept: application/json
        Content-Type: application/json

        {"email":"li@example.org","password":"geheim"}
        """,
        """
        POST https://accounts.toolkit.example/v1/token?key=AIza%2B%2F%3D
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r1"}
        """,
        """
        GET https://accounts.toolkit.example/v1/accounts/me:lookup?key=AIza%2B%2F%3D
        Accept: application/json
        Authorization: Bearer i2
        """,
        """
        POST https://accounts.toolkit.example/v1/accounts:signOut?key=AIza%2B%2F%3D
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r1"}
        """,
      ])
  }

  @Test func messageIsErrorCode() async throws {
    server.answers(400, #"{"error":{"code":400,"message":"EMAIL_EXISTS"}}"#)
    let taken = try await failure(Toolkit.SignUpRefusal.self) {
      try await client.signUp(email: "li@example.org", password: Secret("geheim12"))
    }
    #expect(taken == .refused(.emailTaken))
    server.answers(
      400, #"{"error":{"message":"TOO_MANY_ATTEMPTS_TRY_LATER : Access disabled"}}"#)
    let many = try await failure(Toolkit.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    let said = "TOO_MANY_ATTEMPTS_TRY_LATER : Access disabled"
    #expect(many == .refused(.tooManyTries(.init(code: said))))
    server.answers(400, #"{"error":{"message":"INVALID_PASSWORD"}}"#)
    let wrong = try await failure(Toolkit.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    try await signIn()
    server.answers(401, "")
    server.answers(400, #"{"error":{"message":"TOKEN_EXPIRED"}}"#)
    let ended = try await failure(Toolkit.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test func fakeSendsFullValueOfPartialMatch() async throws {
    let fake = FakeServer(Toolkit.examples)
    let client = Toolkit.Client.fake(
      configuration: Toolkit.Configuration(webKey: "k"), server: fake, store: store, clock: clock)
    for code in ["TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS_TRY_LATER : Reset it."] {
      fake.refuse(Toolkit.Endpoints.signIn, with: .tooManyTries(.init(code: code)))
      let many = try await failure(Toolkit.SignInRefusal.self) {
        try await client.signIn(email: "li@example.org", password: Secret("x"))
      }
      #expect(many == .refused(.tooManyTries(.init(code: code))))
    }
  }
}
