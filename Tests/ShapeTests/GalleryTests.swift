import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// Both tokens are cookies, and one renews the other.
@Suite struct GalleryTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Gallery.Client

  init() {
    client = Gallery.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func grant(_ number: Int) {
    server.answers(
      200,
      [
        "Set-Cookie": """
        __Host-access=a\(number); Path=/; Secure, __Host-refresh=r\(number); Path=/; Secure
        """
      ], "")
  }

  private static let person =
    #"{"id":"6f9619ff-8b86-d011-b42d-00c04fc964ff","display_name":"Li"}"#

  private static func sent(_ call: String, _ cookie: String) -> String {
    let (method, path) = (call.split(separator: " ")[0], call.split(separator: " ")[1])
    return """
      \(method) https://gallery.example\(path)
      Accept: application/json
      Cookie: \(cookie)
      """
  }

  @Test func eachCookieGoesOnlyWhereDeclared() async throws {
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    server.answers(200, Self.person)
    #expect(try await client.me().displayName == "Li")
    clock.advance(by: 901)
    grant(2)
    server.answers(200, Self.person)
    _ = try await client.me()
    server.answers(401, #"{"code":"access_expired"}"#)
    grant(3)
    server.answers(200, Self.person)
    _ = try await client.me()
    #expect(store.texts == ["access": "a3", "refresh": "r3"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard().dropFirst() == [
        Self.sent("GET /me", "__Host-access=a1"),
        Self.sent("POST /session/renew", "__Host-refresh=r1"),
        Self.sent("GET /me", "__Host-access=a2"),
        Self.sent("GET /me", "__Host-access=a2"),
        Self.sent("POST /session/renew", "__Host-refresh=r2"),
        Self.sent("GET /me", "__Host-access=a3"),
        Self.sent("DELETE /session", "__Host-refresh=r3"),
      ])
  }

  @Test func fakeSetsBothCookies() async throws {
    let client = Gallery.Client.fake(store: store, clock: clock)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    #expect(store.texts == ["access": "example-access-token", "refresh": "example-refresh-token"])
    clock.advance(by: 901)
    #expect(try await client.me().displayName == "example displayName")
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"wrong_password"}"#)
    let wrong = try await failure(Gallery.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    clock.advance(by: 901)
    server.answers(401, #"{"code":"session_ended"}"#)
    let ended = try await failure(Gallery.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }
}
