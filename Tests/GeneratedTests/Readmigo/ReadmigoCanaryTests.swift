import AuthClient
import AuthTesting
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// Passwords, tokens, codes and fingerprints go through everything; nothing that can be printed shows one.
@Suite struct ReadmigoCanaryTests {
  private let server = FakeServer(Readmigo.examples)
  private let store = MemoryStore()
  private let clock = VirtualClock()

  private var configuration: Readmigo.Configuration {
    Readmigo.Configuration(
      baseURL: URL(string: "https://api.readmigo.example")!, pinnedKeys: [], appleAudience: "a",
      wechatAppId: "w", deviceFingerprint: Canary.secret("fingerprint"))
  }

  private let session = Readmigo.Session(
    accessToken: Canary.secret("access"), refreshToken: Canary.secret("refresh"),
    user: Readmigo.User(id: "1"))

  /// The marker is visible where it isn't hidden.
  @Test func canaryIsDetected() {
    #expect(views(of: ["inner": [Canary.secret("x").reveal()]]).contains(Canary.mark))
    #expect(views(of: Canary.secret("x")).contains("[secret]"))
  }

  @Test func clientAndSessionHideSecrets() async throws {
    let client = Readmigo.Client.fake(
      configuration: configuration, server: server, store: store, clock: clock)
    Canary.expectNone(in: configuration)
    server.answer(Readmigo.Endpoints.signInWithEmail, with: session)
    let answer = try await client.signInWithEmail(
      email: "a@example.com", password: Canary.secret("password"))
    #expect(store.load()?.tokens["access"]?.secret == Canary.secret("access"))
    Canary.expectNone(in: answer, "the answer")
    Canary.expectNone(in: answer.tokens, "its tokens")
    Canary.expectNone(in: answer.kept, "what is kept")
    Canary.expectNone(in: client, "the client")
    Canary.expectNone(in: client.session, "the session")
    Canary.expectNone(in: client.session.state, "its state")
    Canary.expectNone(in: store, "the store")
    Canary.expectNone(in: try #require(store.load()), "what is stored")
    Canary.expectNone(in: server, "the fake")
  }

  @Test func signInFailuresHideSecrets() async throws {
    let client = Readmigo.Client.fake(
      configuration: configuration, server: server, store: store, clock: clock)
    let endpoint = Readmigo.Endpoints.signInWithEmail
    for refusal in ReadmigoFakeTests.refusals {
      server.refuse(endpoint, with: refusal)
      Canary.expectNone(in: try await failure(of: client), "\(refusal)")
    }
    let odd = Readmigo.OddSignInDetails(challenge: Canary.secret("challenge"))
    server.refuse(endpoint, with: .oddSignIn(odd))
    Canary.expectNone(in: try await failure(of: client), "a challenge")
    Canary.expectNone(in: odd)
    Canary.expectNone(in: Readmigo.SignInWithEmailRefusal.oddSignIn(odd))
    Canary.expectNone(in: client, "the client with a challenge")
    // A server that says back what it was sent.
    server.answer(endpoint, status: 400, body: #"{"code":"x","password":"canary-password"}"#)
    Canary.expectNone(in: try await failure(of: client), "a body")
    server.answer(endpoint, status: 200, body: #"{"accessToken":"canary-access"}"#)
    Canary.expectNone(in: try await failure(of: client), "half an answer")
    server.answer(endpoint, status: 423, body: #"{"code":"AUTH_002","lockedUntil":"canary"}"#)
    Canary.expectNone(in: try await failure(of: client), "a field of another form")
  }

  private func failure(of client: Readmigo.Client) async throws -> EmailFailure {
    try await client.failureOfSignIn("a@example.com", Canary.secret("password"))
  }

  @Test func callsWithCodesAndChallengesHideSecrets() async throws {
    let client = Readmigo.Client.fake(
      configuration: configuration, server: server, store: store, clock: clock)
    server.refuse(Readmigo.Endpoints.verifyMail, with: .wrongCode)
    let code = Canary.secret("code")
    let wrong = try await #require(throws: CallFailure<Readmigo.VerifyMailRefusal>.self) {
      try await client.verifyMail(email: "a@example.com", code: code)
    }
    Canary.expectNone(in: wrong)
    let missing = try await #require(throws: CallFailure<Readmigo.ContinueSignInRefusal>.self) {
      try await client.continueSignIn(code: code)
    }
    Canary.expectNone(in: missing)
  }

  /// Printed while a request with every kind of value is pending.
  @Test func clientDuringCallHidesSecrets() async throws {
    let world = try await ReadmigoWorld()
    var configuration = configuration
    configuration.baseURL = world.stub.url
    let client = Readmigo.Client(
      configuration: configuration, store: store,
      options: ClientOptions(
        transport: UnpinnedTransport(URLSessionTransport()), clock: world.stub.clock))
    try await world.stub.misbehave("signInWithEmail", .delay)
    let call = Task {
      try await client.signInWithEmail(
        email: "canary@example.com", password: Canary.secret("password"))
    }
    while try await world.stub.count("signInWithEmail") == 0 { await Task.yield() }
    Canary.expectNone(in: client, "a client in the middle of a call")
    call.cancel()
    // On a busy machine the answer may be quicker than the end.
    _ = try? await call.value
  }
}
