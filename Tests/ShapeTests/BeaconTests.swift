import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// Answers bring the tokens in headers, and their bodies hold nothing.
@Suite struct BeaconTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Beacon.Client

  init() {
    client = Beacon.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func grant(_ number: Int, until: String) {
    server.answers(
      204,
      [
        "x-access-token": "a\(number)", "x-refresh-token": "r\(number)", "x-access-expires": until,
      ])
  }

  @Test func tokensTravelInHeaders() async throws {
    grant(1, until: "2027-01-15T08:10:00Z")
    let tokens = try await client.signIn(username: "li", password: Secret("geheim"))
    #expect(tokens.accessEnds == clock.now + 600)
    clock.advance(by: 601)
    grant(2, until: "2027-01-15T08:30:01.500Z")
    server.answers(200, #"{"id":"6f9619ff-8b86-d011-b42d-00c04fc964ff"}"#)
    _ = try await client.me()
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://beacon.example/sign-in
        Accept: application/json
        Content-Type: application/json

        {"password":"geheim","username":"li"}
        """,
        """
        POST https://beacon.example/renew
        Accept: application/json
        X-Refresh-Token: r1
        """,
        """
        GET https://beacon.example/me
        Accept: application/json
        X-Access-Token: a2
        """,
        """
        POST https://beacon.example/sign-out
        Accept: application/json
        X-Refresh-Token: r2
        """,
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":1}"#)
    let wrong = try await failure(Beacon.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(200, ["X-Access-Token": "a"])
    let half = try await failure(Beacon.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(half == .fault(.unreadable))
    grant(1, until: "2027-01-15T08:10:00Z")
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(401, #"{"code":"2"}"#)
    server.answers(401, #"{"code":"3"}"#)
    let ended = try await failure(Beacon.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test func fakeSendsTokensInHeaders() async throws {
    let fake = FakeServer(Beacon.examples)
    let client = Beacon.Client.fake(server: fake, clock: clock)
    let tokens = Beacon.Tokens(
      access: Secret("a"), refresh: Secret("r"), accessEnds: clock.now + 60)
    fake.answer(Beacon.Endpoints.signIn, with: tokens)
    #expect(try await client.signIn(username: "li", password: Secret("geheim")) == tokens)
  }
}
