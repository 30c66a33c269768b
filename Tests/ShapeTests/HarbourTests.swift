import AuthClient
import Foundation
import ShapeClients
import Testing

/// Several ways to tokens on one route, told apart by the query.
@Suite struct HarbourTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Harbour.Client

  init() {
    client = Harbour.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func grant(_ number: Int) {
    server.answers(
      200, #"{"access_token":"a\#(number)","refresh_token":"r\#(number)","expires_in":600}"#)
  }

  @Test func queryNamesGrantType() async throws {
    grant(1)
    _ = try await client.signIn(email: "li+1@example.org", password: Secret("geheim"))
    clock.advance(by: 601)
    grant(2)
    server.answers(
      200, #"{"id":"6F9619FF-8B86-D011-B42D-00C04FC964FF","email":"li@example.org"}"#)
    #expect(try await client.me().email == "li@example.org")
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://harbour.example/auth/v1/token?grant_type=password
        Accept: application/json
        Content-Type: application/json

        {"email":"li+1@example.org","password":"geheim"}
        """,
        """
        POST https://harbour.example/auth/v1/token?grant_type=refresh_token
        Accept: application/json
        Content-Type: application/json

        {"refresh_token":"r1"}
        """,
        """
        GET https://harbour.example/auth/v1/user
        Accept: application/json
        Authorization: Bearer a2
        """,
        """
        POST https://harbour.example/auth/v1/logout?scope=local
        Accept: application/json
        Authorization: Bearer a2
        """,
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(400, #"{"code":400,"error_code":"invalid_credentials","msg":"no"}"#)
    let wrong = try await failure(Harbour.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(429, ["retry-after": "30"], "slow down")
    let many = try await failure(Harbour.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(many.recovery == .wait(until: clock.now + 30))
    guard case .refused(.tooManyTries(let details)) = many else { throw Unexpected("\(many)") }
    #expect(details.retryAfter.seconds == 30)
  }

  @Test func refusedRefreshEndsSession() async throws {
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    server.answers(401, #"{"error_code":"expired"}"#)
    server.answers(400, #"{"error_code":"refresh_token_not_found"}"#)
    let ended = try await failure(Harbour.MeRefusal.self) {
      try await client.me()
    }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
    #expect(server.heard().count == 3)
  }
}
