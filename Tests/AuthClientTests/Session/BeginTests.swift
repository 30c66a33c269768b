import Foundation
import Testing

@testable import AuthClient

@Suite("A session started by a callback")
struct CallbackTests {
  private let answer = Reader.Tokens(
    access: Secret("a5"), refresh: Secret("r5"), userID: "u5", until: nil)

  private func fault(_ body: () async throws(Fault) -> Void) async -> Fault? {
    await outcome(body).failure
  }

  @Test func callbackStoresItsTokens() async throws {
    let world = Reader.World(signedIn: false)
    try await world.session.begin("arrival", answer)
    #expect(world.session.state == .active)
    #expect(world.stored == ["access": "a5", "refresh": "r5"])
    #expect(world.session.value("userId") == "u5")
    #expect(await world.read() == nil)
    #expect(world.script.requests.last?.bearer == "Bearer a5")
  }

  @Test func callbackReplacesExistingSession() async throws {
    let world = Reader.World()
    try await world.session.begin("arrival", answer)
    #expect(world.stored == ["access": "a5", "refresh": "r5"])
  }

  @Test func callbackMissingRequiredTokenIsUnreadable() async {
    let world = Reader.World()
    let half = Reader.Tokens(access: Secret("a5"), refresh: nil, userID: nil, until: nil)
    #expect(
      await fault { () throws(Fault) in try await world.session.begin("arrival", half) }
        == .unreadable)
    #expect(world.stored == ["access": "a1", "refresh": "r1"])
    #expect(await world.read() == nil)
    #expect(world.script.requests.last?.bearer == "Bearer a1", "never a mixture of two users")
  }

  @Test func callbackAfterSignOutIsCancelled() async {
    let world = Reader.World()
    let attempt = await world.session.attemptSignIn()
    await world.signOut()
    #expect(
      await fault { () throws(Fault) in
        try await world.session.begin("arrival", answer, of: attempt)
      } == .cancelled)
    #expect(world.session.state == .out)
    #expect(world.store.content == nil)
    await until("its tokens to be revoked") { world.script.count("signOut") == 2 }
    #expect(world.script.requests.last?.text == #"["r5"]"#)
  }

  @Test func callbackAfterLaterSignInIsCancelled() async {
    let world = Reader.World(signedIn: false)
    let attempt = await world.session.attemptSignIn()
    world.script.on("signIn", Reader.grants(7))
    #expect(await world.signIn() == nil)
    #expect(
      await fault { () throws(Fault) in
        try await world.session.begin("arrival", answer, of: attempt)
      } == .cancelled)
    #expect(world.stored == ["access": "a7", "refresh": "r7"])
  }

  @Test func unstorableCallbackChangesNothing() async {
    let world = Reader.World()
    await world.session.restore()
    world.store.fail(writing: true)
    #expect(
      await fault { () throws(Fault) in try await world.session.begin("arrival", answer) }
        == .storeUnwritable)
    world.store.fail()
    #expect(await world.read() == nil)
    #expect(world.stored == ["access": "a1", "refresh": "r1"])
  }

  @Test func eventOutsideBeginListChangesNothing() async throws {
    let world = Reader.World()
    try await world.session.begin("departure", answer)
    #expect(world.stored == ["access": "a1", "refresh": "r1"])
    #expect(world.session.value("userId") == "u1")
  }
}

/// Cognito's sign-in: a password challenge, perhaps a code, and then tokens.
private enum Pool: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  enum Answer: Decodable, Sendable, GrantsTokens, NamesAnswer {
    case tokens(access: Secret, refresh: Secret?)
    case sms(Secret)

    init(from decoder: any Decoder) throws {
      let texts = try decoder.singleValueContainer().decode([String: Secret].self)
      if let session = texts["session"] {
        self = .sms(session)
      } else if let access = texts["access"] {
        self = .tokens(access: access, refresh: texts["refresh"])
      } else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
      }
    }

    var answerName: String { if case .sms = self { "SmsChallenge" } else { "TokenAnswer" } }

    var tokens: [GrantedToken] {
      switch self {
      case .sms(let session): [GrantedToken("challenge", session)]
      case .tokens(let access, let refresh):
        [GrantedToken("access", access)] + (refresh.map { [GrantedToken("refresh", $0)] } ?? [])
      }
    }
  }

  enum CodeRefusal: String, DeclaredRefusal, CaseIterable {
    case wrongCode, challengeEnded

    var rule: RefusalRule {
      switch self {
      case .wrongCode: RefusalRule(name: "wrongCode", status: 400, recovery: .correct)
      case .challengeEnded: RefusalRule(name: "challengeEnded", status: 410, recovery: .signIn)
      }
    }
  }

  static let tokens = [
    TokenRule("access", lifetime: 3600, sent: .bearer), TokenRule("refresh"),
    TokenRule("challenge", lifetime: 180, stored: .inMemory, isStep: true),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["prove": .active, "answerSms.TokenAnswer": .active]),
      .active: .init(
        holds: ["access", "refresh"],
        after: [
          "renew": .active, "renew.refused": .out, "any.challengeEnded": .out, "signOut": .out,
        ]),
    ])

  static let renewal = Renewal(renews: ["access"], spends: "refresh") { tokens in
    Call<Answer, NoRefusal>("renew", .post, "/", body: [try tokens["refresh"]])
  }

  static let prove = Call<Answer, NoRefusal>("prove", .post, "/")
  @Sendable static func answerSms(_ tokens: HeldTokens) throws -> Call<Answer, CodeRefusal> {
    Call("answerSms", .post, "/", needs: ["challenge"], body: [try tokens["challenge"]])
  }
}

@Suite("A multi-step sign-in")
struct ChallengeTests {
  private let script = Script()
  private let store = UnreliableStore()
  private let clock = VirtualClock()

  private func session(signedIn: Bool) -> AuthSession<Pool> {
    let tokens = World.stored(["access": "a1", "refresh": "r1"], clock.now)
    if signedIn { try? store.save(tokens) }
    script.on("prove", .json(200, #"{"session":"s1"}"#))
    script.on("answerSms", .json(200, #"{"access":"a2","refresh":"r2"}"#))
    return AuthSession(
      server: URL(string: "https://pool.example")!, store: store,
      options: ClientOptions(transport: script, clock: clock))
  }

  private var stored: [String: String] {
    (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() }
  }

  private func code(
    _ session: AuthSession<Pool>
  ) async -> Result<Pool.Answer, CallFailure<Pool.CodeRefusal>> {
    await outcome { () throws(CallFailure<Pool.CodeRefusal>) in
      try await session.signIn(Pool.answerSms)
    }
  }

  @Test(arguments: [false, true])
  func stepsCompleteSignIn(_ wasSignedIn: Bool) async throws {
    let session = session(signedIn: wasSignedIn)
    let begun = await session.restore()
    _ = try await session.signIn(Pool.prove)
    #expect(session.state == begun, "a challenge neither begins nor ends a session")
    #expect(stored == (wasSignedIn ? ["access": "a1", "refresh": "r1"] : [:]))
    script.on(
      "answerSms", .json(200, #"{"session":"s2"}"#), .json(200, #"{"access":"a2","refresh":"r2"}"#))
    #expect(await code(session).succeeded)
    #expect(session.state == begun)
    #expect(await code(session).succeeded)
    #expect(session.state == .active)
    #expect(stored == ["access": "a2", "refresh": "r2"])
    #expect(script.requests.map(\.text) == ["", #"["s1"]"#, #"["s2"]"#])
  }

  @Test(arguments: [400, 410])
  func refusedStepKeepsCurrentSession(_ status: Int) async throws {
    let session = session(signedIn: true)
    _ = try await session.signIn(Pool.prove)
    script.on("answerSms", .json(status, ""))
    #expect(await code(session).failure != nil)
    #expect(session.state == .active)
    #expect(stored == ["access": "a1", "refresh": "r1"])
  }

  @Test func incompleteTokensBeginNoSession() async {
    let session = session(signedIn: true)
    await session.restore()
    script.on("prove", .json(200, #"{"access":"a9"}"#))
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      try await session.signIn(Pool.prove)
    }
    #expect(result.failure == .fault(.unreadable))
    #expect(stored == ["access": "a1", "refresh": "r1"])
  }

  @Test func signOutDiscardsChallenge() async throws {
    let session = session(signedIn: true)
    script.on("signOut", .json(200, ""))
    _ = try await session.signIn(Pool.prove)
    try await session.end { tokens in
      Call<NoAnswer, NoRefusal>("signOut", .post, "/", body: [try tokens["refresh"]])
    }
    #expect(await code(session).failure == .signedOut(because: nil))
    #expect(!script.calls.contains("answerSms"))
  }

  @Test func expiredChallengeIsNotSent() async throws {
    let session = session(signedIn: false)
    _ = try await session.signIn(Pool.prove)
    clock.advance(by: 180)
    #expect(await code(session).failure == .signedOut(because: nil))
    #expect(script.calls == ["prove"])
  }

  @Test func refreshWithoutNewRefreshTokenKeepsOldOne() async throws {
    let session = session(signedIn: true)
    script.on("renew", .json(200, #"{"access":"a3"}"#))
    _ = try await session.renew()
    #expect(stored == ["access": "a3", "refresh": "r1"])
  }
}
