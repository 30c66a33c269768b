import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// How long to wait: seconds in a header or as text, a moment in the body, seconds since 1970.
@Suite struct FerryTests {
  let server = PlayedServer()
  let clock = FixedClock()
  let client: Ferry.Client

  init() {
    client = Ferry.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: clock))
  }

  @Test func signsInReadsAndSignsOut() async throws {
    server.answers(204, "")
    try await client.sendCode(phone: "+49 641 1234")
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(phone: "+49 641 1234", code: Secret("012345"))
    server.answers(200, #"{"today":["2027-01-15T09:00:00+01:00"]}"#)
    #expect(try await client.crossings().today == [clock.now])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://ferry.example/codes
        Accept: application/json
        Content-Type: application/json

        {"phone":"+49 641 1234"}
        """,
        """
        POST https://ferry.example/sessions
        Accept: application/json
        Content-Type: application/json

        {"code":"012345","phone":"+49 641 1234"}
        """,
        """
        GET https://ferry.example/crossings
        Accept: application/json
        Authorization: Bearer s1
        """,
        """
        DELETE https://ferry.example/sessions/current
        Accept: application/json
        Authorization: Bearer s1
        """,
      ])
  }

  /// The response often comes from a rate limiter and isn't JSON.
  @Test(arguments: ["{}", "", "Too Many Requests", "<html></html>", "[]", "null"])
  func secondsInHeaderSetWait(_ body: String) async throws {
    server.answers(429, ["Retry-After": "60"], body)
    let often = try await failure(Ferry.SendCodeRefusal.self) {
      try await client.sendCode(phone: "1")
    }
    let details = Ferry.SentTooOftenDetails(retryAfter: WaitingTime(seconds: 60, from: clock.now))
    #expect(often == .refused(.sentTooOften(details)))
    #expect(often.recovery == .wait(until: clock.now + 60))
  }

  /// RFC 9110 defines two forms of `Retry-After`.
  @Test func dateInHeaderSetsWait() async throws {
    server.answers(
      429,
      [
        "Retry-After": "Fri, 15 Jan 2027 08:01:00 GMT", "Date": "Fri, 15 Jan 2027 08:00:00 GMT",
      ], "{}")
    let often = try await failure(Ferry.SendCodeRefusal.self) {
      try await client.sendCode(phone: "1")
    }
    #expect(often.recovery == .wait(until: clock.now + 60))
  }

  @Test(arguments: [#""60""#, "60"])
  func secondsAsTextSetWait(_ left: String) async throws {
    server.answers(403, #"{"code":"spent","left":\#(left)}"#)
    let spent = try await failure(Ferry.SendCodeRefusal.self) {
      try await client.sendCode(phone: "1")
    }
    let details = Ferry.CodesSpentDetails(left: WaitingTime(seconds: 60, from: clock.now))
    #expect(spent == .refused(.codesSpent(details)))
    #expect(spent.recovery == .wait(until: clock.now + 60))
    let written = try WireJSON.encoder.encode(details)
    #expect(String(decoding: written, as: UTF8.self) == #"{"left":"60"}"#)
  }

  @Test(arguments: ["1800000090", "1800000090.5"])
  func unixTimeSetsWait(_ text: String) async throws {
    server.answers(503, ["x-ratelimit-reset": text], "")
    let client = signedIn()
    let down = try await failure(Ferry.CrossingsRefusal.self) { try await client.crossings() }
    #expect(down.recovery == .wait(until: Date(timeIntervalSince1970: Double(text) ?? 0)))
  }

  private func signedIn() -> Ferry.Client {
    let token = StoredToken(secret: Secret("s1"), issued: clock.now, expires: nil)
    let store = MemoryStore(StoredSession(tokens: ["session": token]))
    return Ferry.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  @Test func instantInBodySetsWait() async throws {
    server.answers(403, #"{"code":"locked","until":"2027-01-15T08:15:00.250Z"}"#)
    let locked = try await failure(Ferry.SignInRefusal.self) {
      try await client.signIn(phone: "1", code: Secret("000000"))
    }
    #expect(locked.recovery == .wait(until: clock.now + 900.25))
    server.answers(403, #"{"code":"code"}"#)
    let wrong = try await failure(Ferry.SignInRefusal.self) {
      try await client.signIn(phone: "1", code: Secret("000000"))
    }
    #expect(wrong == .refused(.wrongCode))
  }

  /// Even if a header identifies the error.
  @Test func fakeSendsFullValueOfPartialMatch() async throws {
    let (fake, store) = (FakeServer(Ferry.examples), MemoryStore())
    let client = Ferry.Client.fake(server: fake, store: store, clock: clock)
    _ = try await client.signIn(phone: "1", code: Secret("000000"))
    fake.refuse(Ferry.Endpoints.crossings, with: .shipGone(.init(ship: "SLOWER")))
    let gone = try await failure(Ferry.CrossingsRefusal.self) { _ = try await client.crossings() }
    #expect(gone == .refused(.shipGone(.init(ship: "SLOWER"))))
  }
}
