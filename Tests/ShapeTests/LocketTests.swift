import AuthClient
import Foundation
import ShapeClients
import Testing

/// A passkey travels as WebAuthn's JSON: base64url without padding.
@Suite struct LocketTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Locket.Client

  init() {
    client = Locket.Client(
      store: store, options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private static let bytes = URLSafeBytes(Data([0xFB, 0xFF, 0xFE, 0x01]))

  private func signIn() async throws {
    server.answers(200, #"{"ceremony":"c1","challenge":"-__-AQ","rpId":"locket.example"}"#)
    let question = try await client.askToSignIn()
    #expect(question.challenge == Self.bytes)
    #expect(question.relyingParty == "locket.example")
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(
      id: Self.bytes, clientData: URLSafeBytes(Data("{}".utf8)), authenticatorData: Self.bytes,
      signature: URLSafeBytes(Data()))
  }

  @Test func deviceSignsChallenge() async throws {
    try await signIn()
    server.answers(200, #"{"ceremony":"c2","challenge":"","rpId":"locket.example"}"#)
    _ = try await client.askToRegister()
    server.answers(204, "")
    try await client.addPasskey(
      id: Self.bytes, clientData: Self.bytes, attestation: URLSafeBytes(Data([0])),
      maker: Locket.AttestationMaker(model: "k1", attachment: .crossPlatform))
    #expect(store.texts == ["session": "s1"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://locket.example/passkeys/question
        Accept: application/json
        """,
        """
        POST https://locket.example/passkeys/sign-in
        Accept: application/json
        Content-Type: application/json

        {"authenticatorData":"-__-AQ","ceremony":"c1","clientDataJSON":"e30","id":"-__-AQ","signature":""}
        """,
        """
        POST https://locket.example/me/passkeys/question
        Accept: application/json
        Authorization: Bearer s1
        """,
        """
        POST https://locket.example/me/passkeys
        Accept: application/json
        Authorization: Bearer s1
        Content-Type: application/json

        {"attestationObject":"AA","ceremony":"c2","clientDataJSON":"-__-AQ","id":"-__-AQ","maker":{"attachment":"cross-platform","model":"k1"}}
        """,
        """
        DELETE https://locket.example/me/session
        Accept: application/json
        Authorization: Bearer s1
        """,
      ])
  }

  @Test(arguments: ["-__+AQ==", "+//+AQ", "a", "ä"])
  func nonBase64URLIsUnreadable(_ text: String) async throws {
    server.answers(200, #"{"ceremony":"c1","challenge":"\#(text)","rpId":"locket.example"}"#)
    let unreadable = try await failure(NoRefusal.self) { try await client.askToSignIn() }
    #expect(unreadable == .fault(.unreadable))
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(200, #"{"ceremony":"c1","challenge":"AQ","rpId":"locket.example"}"#)
    _ = try await client.askToSignIn()
    for (status, body, expected) in [
      (403, #"{"code":"key"}"#, Locket.SignInRefusal.unknownKey), (410, "", .ceremonyEnded),
    ] {
      server.answers(status, body)
      let refused = try await failure(Locket.SignInRefusal.self) {
        try await client.signIn(
          id: Self.bytes, clientData: Self.bytes, authenticatorData: Self.bytes,
          signature: Self.bytes, user: Self.bytes)
      }
      #expect(refused == .refused(expected))
    }
    #expect(server.heard().last?.contains(#""userHandle":"-__-AQ""#) == true)
    try await signIn()
    server.answers(401, "")
    let ended = try await failure(Locket.AskToRegisterRefusal.self) {
      try await client.askToRegister()
    }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }
}
