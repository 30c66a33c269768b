import AuthClient
import Foundation
import ShapeClients
import Testing

/// Two JWTs, each the bearer of its own calls, and refusals that are told apart by their names.
@Suite struct AviaryTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Aviary.Client

  init() throws {
    let host = try #require(URL(string: "https://aviary.example"))
    client = Aviary.Client(
      configuration: .init(host: host), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  private static func session(_ number: Int) -> String {
    #"{"accessJwt":"a\#(number)","refreshJwt":"r\#(number)","handle":"li.example","did":"did:plc:1","#
      + #""didDoc":{"id":"did:plc:1"},"email":"li@example.org","active":true}"#
  }

  private static func refusal(_ name: String, _ message: String = "x") -> String {
    #"{"error":"\#(name)","message":"\#(message)"}"#
  }

  private func signIn() async throws {
    server.answers(200, Self.session(1))
    _ = try await client.signIn(identifier: "li.example", password: Secret("geheim"))
    _ = server.heard()
  }

  /// The first line and the bearer of each request.
  private var calls: [String] {
    server.heard().map { text in
      let lines = text.split(separator: "\n")
      let bearer = lines.first { $0.hasPrefix("Authorization: ") }?.split(separator: " ").last
      let name = lines.first?.split(separator: ".").last ?? ""
      return "\(name) \(bearer ?? "-")"
    }
  }

  @Test func wantedCodeRepeatsSignIn() async throws {
    server.answers(401, Self.refusal("AuthFactorTokenRequired"))
    let wanted = try await failure(Aviary.SignInRefusal.self) {
      try await client.signIn(identifier: "li.example", password: Secret("geheim"))
    }
    #expect(wanted == .refused(.codeWanted))
    #expect(wanted.recovery == .continue(flow: "signingIn"))
    #expect(client.session.state == .signedOut)
    _ = server.heard()
    server.answers(200, Self.session(1))
    _ = try await client.signIn(
      identifier: "li.example", password: Secret("geheim"), authFactorToken: Secret("ABCDE-12345"))
    #expect(server.heard().first?.contains(#""authFactorToken":"ABCDE-12345""#) == true)
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
    #expect(client.session.kept.sessionDid == "did:plc:1")
  }

  @Test func eachTokenIsBearerOfItsCalls() async throws {
    try await signIn()
    server.answers(400, Self.refusal("ExpiredToken", "Token has expired"))
    server.answers(200, Self.session(2))
    server.answers(200, #"{"handle":"li.example","did":"did:plc:1"}"#)
    _ = try await client.me()
    #expect(calls == ["getSession a1", "refreshSession r1", "getSession a2"])
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
    server.answers(200, "")
    try await client.signOut()
    #expect(calls == ["deleteSession r2"])
    #expect(store.texts == [:])
  }

  @Test func expiredAccessTokenIsRefreshedFirst() async throws {
    try await signIn()
    clock.advance(by: 2 * 3600 + 1)
    server.answers(200, Self.session(2))
    server.answers(200, #"{"handle":"li.example","did":"did:plc:1"}"#)
    _ = try await client.me()
    #expect(calls == ["refreshSession r1", "getSession a2"])
  }

  @Test(arguments: [
    (400, "ExpiredToken", "Token has been revoked"), (400, "InvalidToken", "Bad token scope"),
    (401, "AccountTakedown", "Account has been taken down"),
  ])
  func refusedRefreshEndsSession(_ status: Int, _ name: String, _ message: String) async throws {
    try await signIn()
    server.answers(400, Self.refusal("ExpiredToken", "Token has expired"))
    server.answers(status, Self.refusal(name, message))
    let ended = try await failure(Aviary.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
  }

  @Test func serverErrorKeepsSession() async throws {
    try await signIn()
    server.answers(400, Self.refusal("ExpiredToken", "Token has expired"))
    server.answers(502, "<html>")
    let failed = try await failure(Aviary.MeRefusal.self) { try await client.me() }
    #expect(failed.recovery == .retry)
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
  }

  @Test func takedownEndsSession() async throws {
    try await signIn()
    server.answers(401, Self.refusal("AccountTakedown"))
    let down = try await failure(Aviary.MeRefusal.self) { try await client.me() }
    #expect(down == .refused(.takenDown))
    #expect(client.session.state == .signedOut)
    #expect(calls == ["getSession a1"])
  }

  /// The same error name is used for the session's token and for the code. The message distinguishes them.
  @Test func wrongCodeDoesNotRefresh() async throws {
    try await signIn()
    server.answers(400, Self.refusal("InvalidToken", "Token is invalid"))
    server.answers(400, Self.refusal("ExpiredToken", "Token is expired"))
    for expected: Aviary.ConfirmEmailRefusal in [.codeWrong, .codeExpired] {
      let wrong = try await failure(Aviary.ConfirmEmailRefusal.self) {
        try await client.confirmEmail(email: "li@example.org", token: Secret("ABCDE-12345"))
      }
      #expect(wrong == .refused(expected))
    }
    #expect(calls == ["confirmEmail a1", "confirmEmail a1"])
    #expect(client.session.state == .signedIn)
  }

  @Test func deletingAccountNeedsNoTokenAndEndsSession() async throws {
    try await signIn()
    server.answers(200, "")
    try await client.deleteAccount(
      did: "did:plc:1", password: Secret("geheim"), token: Secret("ABCDE-12345"))
    #expect(calls == ["deleteAccount -"])
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
  }

  @Test func rateLimitHeaderSetsWait() async throws {
    server.answers(429, ["RateLimit-Reset": "1800000300"], Self.refusal("RateLimitExceeded"))
    let limited = try await failure(Aviary.SignInRefusal.self) {
      try await client.signIn(identifier: "li.example", password: Secret("x"))
    }
    #expect(limited.recovery == .wait(until: clock.now.addingTimeInterval(300)))
  }
}
