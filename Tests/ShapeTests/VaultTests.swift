import AuthClient
import Foundation
import ShapeClients
import Testing

/// A password, then a code, then the session.
@Suite struct VaultTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Vault.Client

  init() {
    client = Vault.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private static func sent(_ path: String, _ body: String, bearer: String? = nil) -> String {
    let bearer = bearer.map { "Authorization: Bearer \($0)\n" } ?? ""
    return """
      POST https://vault.example\(path)
      Accept: application/json
      \(bearer)Content-Type: application/json

      \(body)
      """
  }

  private static let session = #"{"step":"done","accessToken":"a1","refreshToken":"r1"}"#

  @Test func authenticatorIsSecondStep() async throws {
    server.answers(200, #"{"step":"totp","challenge":"c1"}"#)
    let first = try await client.signIn(username: "li", password: Secret("geheim"))
    #expect(first == .authenticatorWanted(.init(challenge: Secret("c1"))))
    #expect(client.session.state != .signedIn)
    #expect(store.texts == [:])
    server.answers(403, #"{"code":"code"}"#)
    let wrong = try await failure(Vault.AnswerAuthenticatorRefusal.self) {
      try await client.answerAuthenticator(code: Secret("000000"))
    }
    #expect(wrong == .refused(.wrongCode))
    server.answers(200, Self.session)
    let second = try await client.answerAuthenticator(code: Secret("123456"))
    #expect(
      second == .session(.init(accessToken: Secret("a1"), refreshToken: Secret("r1"))))
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
    server.answers(204, "")
    try await client.confirmAuthenticator(code: Secret("123456"))
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        Self.sent("/sign-in", #"{"password":"geheim","username":"li"}"#),
        Self.sent("/sign-in/authenticator", #"{"challenge":"c1","code":"000000"}"#),
        Self.sent("/sign-in/authenticator", #"{"challenge":"c1","code":"123456"}"#),
        Self.sent("/me/authenticator/confirm", #"{"code":"123456"}"#, bearer: "a1"),
        Self.sent("/sign-out", #"{"refreshToken":"r1"}"#),
      ])
  }

  @Test func textMessageIsSecondStep() async throws {
    server.answers(200, #"{"sentTo":"…42","step":"sms","challenge":"c2","new":[]}"#)
    let first = try await client.signIn(username: "li", password: Secret("geheim"))
    #expect(first == .messageWanted(.init(challenge: Secret("c2"), sentTo: "…42")))
    server.answers(204, "")
    try await client.sendMessage(by: .mail)
    server.answers(200, Self.session)
    _ = try await client.answerMessage(code: Secret("123456"))
    #expect(client.session.state == .signedIn)
    #expect(
      server.heard().dropFirst() == [
        Self.sent("/sign-in/message", #"{"by":"mail","challenge":"c2"}"#),
        Self.sent("/sign-in/code", #"{"challenge":"c2","code":"123456"}"#),
      ])
  }

  @Test(arguments: [
    #"{"step":"face","challenge":"c"}"#, #"{"challenge":"c"}"#, #"{"step":null}"#,
  ])
  func unknownStepBeginsNoSession(_ body: String) async throws {
    server.answers(200, body)
    let later = try await client.signIn(username: "li", password: Secret("geheim"))
    guard case .other = later else { throw Unexpected("\(later)") }
    #expect(client.session.state != .signedIn)
  }

  @Test(arguments: ["[]", "", #"{"step":"totp"}"#])
  func unreadableAnswerBeginsNoSession(_ body: String) async throws {
    server.answers(200, body)
    let unknown = try await failure(Vault.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("geheim"))
    }
    #expect(unknown == .fault(.unreadable))
    #expect(client.session.state != .signedIn)
  }

  @Test func expiredChallengeIsRefused() async throws {
    server.answers(200, #"{"step":"totp","challenge":"c1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(410, "")
    let ended = try await failure(Vault.AnswerAuthenticatorRefusal.self) {
      try await client.answerAuthenticator(code: Secret("123456"))
    }
    #expect(ended == .refused(.challengeEnded))
    #expect(ended.recovery == .signIn)
    let without = Vault.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: clock))
    _ = server.heard()
    let nothing = try await failure(Vault.AnswerAuthenticatorRefusal.self) {
      try await without.answerAuthenticator(code: Secret("123456"))
    }
    #expect(nothing == .signedOut(because: nil))
    #expect(server.heard() == [])
  }

  @Test func enrollmentIsRepeatedWithNewToken() async throws {
    server.answers(200, Self.session)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(401, #"{"code":"expired"}"#)
    server.answers(200, #"{"step":"done","accessToken":"a2","refreshToken":"r2"}"#)
    server.answers(200, #"{"secret":"JBSW","link":"otpauth://totp/Vault:li?secret=JBSW"}"#)
    let answer = try await client.enrolAuthenticator()
    #expect(answer.secret == Secret("JBSW"))
    #expect(answer.link == Secret("otpauth://totp/Vault:li?secret=JBSW"))
    var dumped = "\(answer)\(String(reflecting: answer))"
    dump(answer, to: &dumped)
    #expect(!dumped.contains("JBSW"))
    let heard = server.heard()
    #expect(heard[2] == Self.sent("/renew", #"{"refreshToken":"r1"}"#))
    #expect(
      heard[3] == """
        POST https://vault.example/me/authenticator
        Accept: application/json
        Authorization: Bearer a2
        """)
  }
}
