import AuthClient
import Foundation
import ShapeClients
import Testing

/// A guest who becomes somebody later.
@Suite struct CanvasTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Canvas.Client

  init() {
    client = Canvas.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private static func user(_ email: String?) -> String {
    let email = email.map { #","email":"\#($0)""# } ?? ""
    return #"{"id":"6f9619ff-8b86-d011-b42d-00c04fc964ff","isGuest":\#(email.isEmpty)\#(email)}"#
  }

  private func grant(_ number: Int, _ email: String? = nil) {
    server.answers(
      200,
      #"{"accessToken":"a\#(number)","refreshToken":"r\#(number)","user":\#(Self.user(email))}"#)
  }

  @Test func guestKeepsDataAfterSignUp() async throws {
    grant(1)
    #expect(try await client.signInAsGuest().user.isGuest)
    server.answers(204, "")
    try await client.sendCode(email: "li@example.org")
    server.answers(403, #"{"code":"wrongCode"}"#)
    let wrong = try await failure(Canvas.KeepAccountRefusal.self) {
      try await client.keepAccount(email: "li@example.org", code: Secret("000000"))
    }
    #expect(wrong == .refused(.wrongCode))
    #expect(client.session.state == .signedIn)
    grant(2, "li@example.org")
    let kept = try await client.keepAccount(email: "li@example.org", code: Secret("123456"))
    #expect(kept.user.email == "li@example.org")
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
    server.answers(200, Self.user("li@example.org"))
    #expect(try await client.me().isGuest == false)
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://canvas.example/guests
        Accept: application/json
        """,
        """
        POST https://canvas.example/codes
        Accept: application/json
        Content-Type: application/json

        {"email":"li@example.org"}
        """,
        """
        POST https://canvas.example/guests/me/email
        Accept: application/json
        Authorization: Bearer a1
        Content-Type: application/json

        {"code":"000000","email":"li@example.org"}
        """,
        """
        POST https://canvas.example/guests/me/email
        Accept: application/json
        Authorization: Bearer a1
        Content-Type: application/json

        {"code":"123456","email":"li@example.org"}
        """,
        """
        GET https://canvas.example/me
        Accept: application/json
        Authorization: Bearer a2
        """,
        """
        POST https://canvas.example/sessions/end
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r2"}
        """,
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(429, ["Retry-After": "3"])
    let many = try await failure(Canvas.SignInAsGuestRefusal.self) {
      try await client.signInAsGuest()
    }
    #expect(many.recovery == .wait(until: clock.now + 3))
    server.answers(403, #"{"code":"wrongCode"}"#)
    let wrong = try await failure(Canvas.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", code: Secret("000000"))
    }
    #expect(wrong == .refused(.wrongCode))
    grant(1)
    _ = try await client.signInAsGuest()
    server.answers(401, #"{"code":"expired"}"#)
    server.answers(401, #"{"code":"ended"}"#)
    let ended = try await failure(Canvas.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }
}
