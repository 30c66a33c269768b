import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// The generated client of Readmigo and its generated stubs, without a socket.
@Suite struct ReadmigoStubTests {
  private let clock = VirtualClock()
  private let backend: ReadmigoBackend
  private let email = "li+1@example.com"

  init() { backend = ReadmigoBackend(clock: clock) }

  private func client(_ fingerprint: String = "phone 1") -> Readmigo.Client {
    let configuration = Readmigo.Configuration(
      baseURL: URL(string: "https://readmigo.example")!, pinnedKeys: [], appleAudience: "a",
      wechatAppId: "w", deviceFingerprint: Secret(fingerprint))
    return Readmigo.Client(
      configuration: configuration, store: MemoryStore(),
      options: ClientOptions(
        transport: UnpinnedTransport(HandlerTransport(ReadmigoBackend.routes(backend))),
        clock: clock))
  }

  private func registered() async throws -> Readmigo.Client {
    let client = client()
    try await client.register(email: email, password: Secret("Passw0rd"), acceptsTerms: true)
    _ = try await client.verifyMail(email: email, code: Secret(ReadmigoBackend.code))
    return client
  }

  @Test func registeredUserSignsInOnSecondDevice() async throws {
    let first = try await registered()
    let second = client("phone 2")
    let session = try await second.signInWithEmail(email: email, password: Secret("Passw0rd"))
    #expect(session.user.id == "user 1/é")
    #expect(try await second.saveProfile(nickname: "é😀").nickname == "é😀")
    #expect(try await second.listDevices().map(\.current) == [false, true])
    try await second.signOutDevice(id: "session-0")
    #expect(try await second.listDevices().map(\.id) == ["session-1"])
    await #expect(throws: (any Error).self) { try await first.listDevices() }
    #expect(first.session.state == .signedOut)
    try await second.signOut()
    #expect(await backend.fingerprints == ["phone 1", "phone 2"])
  }

  @Test func refusalsCarryTheirFields() async throws {
    _ = try await registered()
    let client = client()
    for left in [4, 3, 2, 1] {
      let failure = try await client.failureOfSignIn(email)
      #expect(failure == .refused(.wrongCredentials(.init(attemptsLeft: left))))
    }
    let locked = Date(timeIntervalSince1970: Double(clock.time + 300))
    #expect(
      try await client.failureOfSignIn(email)
        == .refused(.accountLocked(.init(lockedUntil: locked))))
    #expect(try await client.failureOfSignIn("no@example.com") == .refused(.unknownAccount))
  }

  @Test func unusualSignInContinuesWithChallenge() async throws {
    let client = client()
    await #expect(throws: CallFailure<Readmigo.SignInWithAppleRefusal>.self) {
      try await client.signInWithApple(identityToken: Secret("t"))
    }
    _ = try await client.continueSignIn(code: Secret(ReadmigoBackend.code))
    #expect(client.session.state == .signedIn)
    _ = try await client.renewSession()
    #expect(try await client.listDevices().count == 1)
  }

  /// Stubs check each value before a method runs.
  @Test(arguments: ["li", "li@", "li @example.com", ""])
  func malformedAddressIsRejected(_ address: String) async throws {
    let transport = HandlerTransport(ReadmigoBackend.routes(backend))
    let body = try JSONEncoder().encode(["email": address, "password": "x"])
    let answer = try await transport.send(
      HTTPRequest(
        endpoint: "x", method: .post, url: URL(string: "https://r.example/auth/login")!,
        headers: ["Content-Type": "application/json", "X-Device-Fingerprint": "f"], body: body))
    #expect(answer.status == 400)
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text == #"{"code":"body email: expected a mail address"}"#)
  }

  @Test func lockoutSendsRetryAfter() async throws {
    _ = try await registered()
    let transport = HandlerTransport(ReadmigoBackend.routes(backend))
    var last: HTTPResponse?
    for _ in 0..<5 {
      let body = Data(#"{"email":"\#(email)","password":"x"}"#.utf8)
      last = try await transport.send(
        HTTPRequest(
          endpoint: "x", method: .post, url: URL(string: "https://r.example/auth/login")!,
          headers: ["Content-Type": "application/json", "X-Device-Fingerprint": "f"], body: body))
    }
    #expect(last?.status == 423)
    #expect(last?.headers["Retry-After"]?.hasSuffix(" GMT") == true)
    #expect(last?.headers["Cache-Control"] == "no-store")
  }

  @Test func unavailableServerSendsRetryAfter() async throws {
    let failure = try await #require(throws: CallFailure<Readmigo.SignInWithWeChatRefusal>.self) {
      try await client().signInWithWeChat(code: Secret("c"))
    }
    #expect(failure.recovery == .wait(until: clock.now + 7))
  }
}
