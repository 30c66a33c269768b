import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// A session cookie, and a value against forged requests in a header and in the cookie that it came in.
@Suite struct CabinetTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Cabinet.Client

  init() {
    client = Cabinet.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  /// Two `Set-Cookie` reach a transport as one, with a comma between them and one in each date.
  private static let cookies = """
    __Host-session=s1==; Path=/; Expires=Fri, 15 Jan 2027 20:00:00 GMT; Secure; HttpOnly, \
    XSRF-TOKEN=x1; Path=/; Secure; SameSite=Strict
    """

  private func signIn() async throws {
    server.answers(204, ["Set-Cookie": Self.cookies])
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
  }

  @Test func cookieAndHeaderAreSentBack() async throws {
    try await signIn()
    #expect(store.texts == ["session": "s1=="])
    server.answers(204, "")
    try await client.rename(name: "Li")
    server.answers(204, ["Set-Cookie": "__Host-session=; Max-Age=0"])
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://cabinet.example/session
        Accept: application/json
        Content-Type: application/json

        {"email":"li@example.org","password":"geheim"}
        """,
        """
        PATCH https://cabinet.example/me
        Accept: application/json
        Content-Type: application/json
        Cookie: XSRF-TOKEN=x1; __Host-session=s1==
        X-CSRF-Token: x1

        {"name":"Li"}
        """,
        """
        DELETE https://cabinet.example/session
        Accept: application/json
        Cookie: XSRF-TOKEN=x1; __Host-session=s1==
        X-CSRF-Token: x1
        """,
      ])
    #expect(store.texts == [:])
  }

  @Test func tokenIsRefetchedAfterRestart() async throws {
    try await signIn()
    let stored = MemoryStore(store.load())
    let next = Cabinet.Client(
      store: stored, options: ClientOptions(transport: server, clock: clock))
    #expect(await next.session.restore() == .signedIn)
    _ = server.heard()
    server.answers(200, ["set-cookie": "XSRF-TOKEN=x2; Path=/"], "")
    #expect(try await next.freshValue().csrf == Secret("x2"))
    server.answers(204, "")
    try await next.rename(name: "Li")
    let heard = server.heard()
    #expect(
      heard.first == """
        GET https://cabinet.example/csrf
        Accept: application/json
        Cookie: __Host-session=s1==
        """)
    let twice = "\nCookie: XSRF-TOKEN=x2; __Host-session=s1==\nX-CSRF-Token: x2\n"
    #expect(heard.last?.contains(twice) == true)
    #expect(stored.texts == ["session": "s1=="])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"wrongPassword"}"#)
    let wrong = try await failure(Cabinet.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(429, ["Retry-After": "60"])
    let many = try await failure(Cabinet.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(many.recovery == .wait(until: clock.now + 60))
    server.answers(204, ["Set-Cookie": "__Host-session=s1"])
    let half = try await failure(Cabinet.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(half == .fault(.unreadable))
    try await signIn()
    server.answers(403, #"{"code":"csrf"}"#)
    let forged = try await failure(Cabinet.RenameRefusal.self) {
      try await client.rename(name: "Li")
    }
    #expect(forged == .refused(.forged))
    #expect(client.session.state == .signedIn)
    server.answers(401, "")
    let ended = try await failure(Cabinet.RenameRefusal.self) {
      try await client.rename(name: "Li")
    }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }

  @Test func fakeSetsCookies() async throws {
    let fake = FakeServer(Cabinet.examples)
    let client = Cabinet.Client.fake(server: fake, store: store, clock: clock)
    let answer = Cabinet.SignedIn(session: Secret("s9"), csrf: Secret("x9"))
    fake.answer(Cabinet.Endpoints.signIn, with: answer)
    let given = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    #expect(given == answer)
    let details = Cabinet.TooManyTriesDetails(retryAfter: WaitingTime(seconds: 9, from: clock.now))
    fake.refuse(Cabinet.Endpoints.signIn, with: .tooManyTries(details))
    let many = try await failure(Cabinet.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(many == .refused(.tooManyTries(details)))
  }
}
