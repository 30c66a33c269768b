import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// Everything under status 200: a code in the envelope says what it is.
@Suite struct MarketTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Market.Client

  init() {
    client = Market.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func grant(_ number: Int) {
    server.answers(
      200,
      #"{"code":0,"msg":"ok","data":{"accessToken":"a\#(number)","refreshToken":"r\#(number)"}}"#)
  }

  @Test func answersAreReadFromEnvelope() async throws {
    grant(1)
    _ = try await client.signIn(username: "李", password: Secret("geheim"))
    server.answers(
      200, #"{"code":0,"data":{"id":"6f9619ff-8b86-d011-b42d-00c04fc964ff","nickname":null}}"#)
    #expect(try await client.me().nickname == nil)
    server.answers(200, #"{"code":0,"msg":"ok","data":null}"#)
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://market.example/api/login
        Accept: application/json
        Content-Type: application/json

        {"password":"geheim","username":"李"}
        """,
        """
        GET https://market.example/api/me
        Accept: application/json
        Authorization: Bearer a1
        """,
        """
        POST https://market.example/api/logout
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r1"}
        """,
      ])
  }

  @Test func refusalWithStatus200IsDecoded() async throws {
    server.answers(200, #"{"code":1001,"msg":"no","data":null}"#)
    let wrong = try await failure(Market.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    #expect(wrong.message(in: ["zh-Hans-CN"]) == "用户名或密码错误")
    server.answers(200, #"{"code":1002,"msg":"wait","data":{"retryAfter":90}}"#)
    let locked = try await failure(Market.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(locked == .refused(.locked(.init(seconds: WaitingTime(seconds: 90, from: clock.now)))))
    #expect(locked.recovery == .wait(until: clock.now + 90))
    server.answers(200, #"{"code":7777,"data":{"accessToken":"a","refreshToken":"r"}}"#)
    let unknown = try await failure(Market.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    guard case .undeclared = unknown else { throw Unexpected("\(unknown)") }
    #expect(client.session.state != .signedIn)
    server.answers(502, "<html>Bad Gateway</html>")
    let busy = try await failure(Market.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(busy == .refused(.busy))
  }

  @Test func expiredTokenWithStatus200IsRefreshed() async throws {
    grant(1)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(200, #"{"code":2001,"data":null}"#)
    grant(2)
    server.answers(200, #"{"code":2002,"data":null}"#)
    let ended = try await failure(Market.MeRefusal.self) { try await client.me() }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
    #expect(
      server.heard().suffix(2) == [
        """
        POST https://market.example/api/renew
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r1"}
        """,
        """
        GET https://market.example/api/me
        Accept: application/json
        Authorization: Bearer a2
        """,
      ])
  }

  @Test func fakeUsesEnvelope() async throws {
    let fake = FakeServer(Market.examples)
    let client = Market.Client.fake(server: fake, clock: clock)
    let details = Market.LockedDetails(seconds: WaitingTime(seconds: 90, from: clock.now))
    fake.refuse(Market.Endpoints.signIn, with: .locked(details))
    let locked = try await failure(Market.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(locked == .refused(.locked(details)))
  }
}
