import Foundation
import ShapeClients
import Testing

@testable import AuthClient

/// Apple says who a person is, and tells the server when that ends.
@Suite struct LanternTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Lantern.Client

  init() {
    client = Lantern.Client(
      store: store, options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func signIn(email: String?) async throws {
    server.answers(200, #"{"accessToken":"a1","refreshToken":"r1"}"#)
    _ = try await client.signIn(
      identityToken: Secret("ey.J.h"), authorizationCode: Secret("c1"), nonce: Secret("n1"),
      email: email)
  }

  @Test func appleIdentityIsSent() async throws {
    try await signIn(email: "li@example.org")
    try await signIn(email: nil)
    server.answers(200, #"{"id":"6f9619ff-8b86-d011-b42d-00c04fc964ff","email":null}"#)
    #expect(try await client.me().email == nil)
    server.answers(204, "")
    try await client.signOut()
    let head = """
      POST https://lantern.example/auth/apple
      Accept: application/json
      Content-Type: application/json


      """
    let heard = server.heard()
    #expect(
      heard[0] == head
        + #"{"authorizationCode":"c1","email":"li@example.org","identityToken":"ey.J.h","nonce":"n1"}"#
    )
    #expect(
      heard[1] == head + #"{"authorizationCode":"c1","identityToken":"ey.J.h","nonce":"n1"}"#)
    #expect(
      heard.suffix(2) == [
        """
        GET https://lantern.example/me
        Accept: application/json
        Authorization: Bearer a1
        """,
        """
        POST https://lantern.example/auth/end
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r1"}
        """,
      ])
  }

  /// After Apple's notice, the access token is refused, and so is the refresh.
  @Test func revokedAccountEndsSession() async throws {
    try await signIn(email: nil)
    server.answers(401, #"{"code":"expired"}"#)
    server.answers(401, #"{"code":"gone"}"#)
    let gone = try await failure(Lantern.MeRefusal.self) { try await client.me() }
    #expect(gone.recovery == .signIn)
    #expect(gone.message(in: ["en"]) == "This account is gone")
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"apple"}"#)
    let refused = try await failure(Lantern.SignInRefusal.self) {
      try await client.signIn(
        identityToken: Secret("x"), authorizationCode: Secret("x"), nonce: Secret("x"))
    }
    #expect(refused == .refused(.appleRefused))
    try await signIn(email: nil)
    server.answers(401, #"{"code":"gone"}"#)
    let gone = try await failure(Lantern.MeRefusal.self) { try await client.me() }
    #expect(gone == .refused(.accountGone))
    #expect(client.session.state == .signedOut)
  }
}
