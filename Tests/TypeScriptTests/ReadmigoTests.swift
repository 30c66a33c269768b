import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import Testing

extension ScriptTests {
  /// The generated client of Readmigo and its stubs in TypeScript, as Tests/GeneratedTests has it for those in Swift.
  @Suite struct ReadmigoTests {
    private let clock = VirtualClock()
    private let email = "li+1@example.com"
    private static let json: HTTPHeaders = [
      "Content-Type": "application/json", "X-Device-Fingerprint": "f",
    ]

    private func client(_ server: NodeServer, _ fingerprint: String = "phone 1") -> Readmigo.Client
    {
      let configuration = Readmigo.Configuration(
        baseURL: URL(string: "https://readmigo.example")!, pinnedKeys: [], appleAudience: "a",
        wechatAppId: "w", deviceFingerprint: Secret(fingerprint))
      return Readmigo.Client(
        configuration: configuration, store: MemoryStore(),
        options: ClientOptions(transport: UnpinnedTransport(server), clock: clock))
    }

    private func registered(_ server: NodeServer) async throws -> Readmigo.Client {
      let client = client(server)
      try await client.register(email: email, password: Secret("Passw0rd"), acceptsTerms: true)
      _ = try await client.verifyMail(email: email, code: Secret("246810"))
      return client
    }

    @Test(arguments: Way.allCases)
    func registeredUserSignsInOnSecondDevice(_ way: Way) async throws {
      let server = try NodeServer("readmigo", way)
      let first = try await registered(server)
      let second = client(server, "phone 2")
      let session = try await second.signInWithEmail(email: email, password: Secret("Passw0rd"))
      #expect(session.user.id == "user 1/é")
      #expect(try await second.saveProfile(nickname: "é😀").nickname == "é😀")
      #expect(try await second.listDevices().map(\.current) == [false, true])
      #expect(try await second.listDevices().map(\.name) == ["phone 1", "phone 2"])
      try await second.signOutDevice(id: "session-0")
      #expect(try await second.listDevices().map(\.id) == ["session-1"])
      await #expect(throws: (any Error).self) { try await first.listDevices() }
      #expect(first.session.state == .signedOut)
      try await second.signOut()
    }

    @Test(arguments: Way.allCases)
    func refusalsCarryTheirFields(_ way: Way) async throws {
      let server = try NodeServer("readmigo", way)
      _ = try await registered(server)
      let client = client(server)
      for left in [4, 3, 2, 1] {
        await expect(client, email, .wrongCredentials(.init(attemptsLeft: left)))
      }
      let locked = Date(timeIntervalSince1970: Double(clock.time + 300))
      await expect(client, email, .accountLocked(.init(lockedUntil: locked)))
      await expect(client, "no@example.com", .unknownAccount)
      let body = #"{"email":"\#(email)","password":"x"}"#
      let answer = try await server.answer(.post, "/auth/login", Self.json, body)
      #expect(answer.status == 423)
      #expect(answer.headers["Retry-After"] == "Fri, 15 Jan 2027 08:05:00 GMT")
      #expect(answer.headers["Cache-Control"] == "no-store")
    }

    private func expect(
      _ client: Readmigo.Client, _ email: String, _ refusal: Readmigo.SignInWithEmailRefusal
    ) async {
      await #expect(throws: CallFailure<Readmigo.SignInWithEmailRefusal>.refused(refusal)) {
        try await client.signInWithEmail(email: email, password: Secret("wrong"))
      }
    }

    @Test(arguments: Way.allCases)
    func unusualSignInContinuesWithChallenge(_ way: Way) async throws {
      let client = client(try NodeServer("readmigo", way))
      await #expect(throws: CallFailure<Readmigo.SignInWithAppleRefusal>.self) {
        try await client.signInWithApple(identityToken: Secret("t"))
      }
      _ = try await client.continueSignIn(code: Secret("246810"))
      #expect(client.session.state == .signedIn)
      _ = try await client.renewSession()
      #expect(try await client.listDevices().count == 1)
    }

    @Test(arguments: Way.allCases)
    func unavailableServerSendsRetryAfter(_ way: Way) async throws {
      let client = client(try NodeServer("readmigo", way))
      let failure = try await #require(throws: CallFailure<Readmigo.SignInWithWeChatRefusal>.self) {
        try await client.signInWithWeChat(code: Secret("c"))
      }
      #expect(failure.recovery == .wait(until: clock.now + 7))
    }

    /// Stubs check each value before a method runs, with the same messages as in Swift.
    @Test(arguments: Way.allCases)
    func requestsViolatingContractAreRejected(_ way: Way) async throws {
      let server = try NodeServer("readmigo", way)
      for address in ["li", "li@", "li @example.com", "", "a@b@c", "a@-b.c"] {
        let body = #"{"email":"\#(address)","password":"x"}"#
        let answer = try await server.answer(.post, "/auth/login", Self.json, body)
        #expect(answer.status == 400)
        #expect(answer.text == #"{"code":"body email: expected a mail address"}"#)
      }
      for (body, expected) in Self.broken {
        let answer = try await server.answer(.post, "/auth/login", Self.json, body)
        #expect(answer.status == 400)
        #expect(answer.text == #"{"code":"\#(expected)"}"#)
      }
    }

    private static let broken = [
      (
        #"{"email":"a@b","email":"c@d","password":"x"}"#,
        "body: expected JSON: each name once at byte 22"
      ),
      (#"{"email":"a@b","password":"x",}"#, "body: expected JSON: a name at byte 30"),
      (
        #"{"email":"a@b","password":"\ud800"}"#,
        "body: expected JSON: surrogates in pairs at byte 33"
      ),
      (#"{"email":"a@b","password":"a\u0000"}"#, "body password: expected text without U+0000"),
      (#"{"email":"a@b"}"#, "body password: expected text"), ("[]", "body: expected an object"),
      (#"{"__proto__":{"email":"a@b","password":"x"}}"#, "body email: expected text"),
      (#"{"email":7,"password":"x"}"#, "body email: expected text"),
      (String(repeating: "[", count: 40), "body: expected JSON: at most 32 levels at byte 32"),
    ]

    @Test(arguments: Way.allCases)
    func limitsAreEnforced(_ way: Way) async throws {
      let server = try NodeServer("readmigo", way)
      let large = #"{"email":"a@b","password":""# + String(repeating: "x", count: 70_000) + "\"}"
      #expect(try await server.answer(.post, "/auth/login", Self.json, large).status == 413)
      let long = "/auth/devices/" + String(repeating: "x", count: 8_200)
      #expect(try await server.answer(.delete, long, ["X-Device-Fingerprint": "f"]).status == 414)
      let other: HTTPHeaders = ["Content-Type": "text/plain", "X-Device-Fingerprint": "f"]
      #expect(try await server.answer(.post, "/auth/login", other, "{}").status == 415)
      let wrong = try await server.answer(.get, "/auth/login")
      #expect(wrong.status == 405 && wrong.headers["Allow"] == "POST")
      // A malformed path is somebody else's under Express.
      #expect(
        try await server.answer(.delete, "/auth/devices/%ff").status == (way == .web ? 400 : 418))
      #expect(try await server.answer(.get, "/elsewhere").status == (way == .web ? 404 : 418))
    }
  }
}
