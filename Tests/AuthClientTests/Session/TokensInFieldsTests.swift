import AuthClient
import AuthWeb
import Foundation
import Testing

/// A contract whose calls carry their tokens in the body, whose renewal needs more than tokens, and
/// whose sign-out ends on a page.
private enum Pool: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active, expired
  }

  enum No: String, DeclaredRefusal, CaseIterable {
    case old, gone

    var rule: RefusalRule {
      switch self {
      case .old: RefusalRule(name: "old", status: 400, recovery: .renew)
      case .gone: RefusalRule(name: "gone", status: 410, recovery: .signIn)
      }
    }
  }

  struct Renewed: Decodable, Sendable, GrantsTokens {
    var access: Secret

    var tokens: [GrantedToken] { [GrantedToken("access", access)] }
  }

  struct Departure: WebCallback {
    static let name = "departure"
    static let rule = CallbackRule(url: "myapp://out", required: [])

    init(_ arrival: WebArrival) {}
  }

  static let tokens = [
    TokenRule("access", lifetime: 3600), TokenRule("refresh"),
    TokenRule("challenge", stored: .inMemory, isStep: true),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["arrival": .active]),
      .active: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired, "renew": .active, "any.gone": .out, "departure": .out,
        ]),
      .expired: .init(holds: ["refresh"], after: ["renew": .active]),
    ])

  static let renewal = Renewal<Renewed, NoRefusal>(renews: ["access"], spends: "refresh")
}

@Suite("Tokens in the fields of a call")
struct TokensInFieldsTests {
  private let script = Script()
  private let clock = VirtualClock()

  private func session() async -> AuthSession<Pool> {
    let stored = World.stored(["access": "a1", "refresh": "r1"], clock.now)
    script.on("renew", .json(200, #"{"access":"a2"}"#))
    let session = AuthSession<Pool>(
      server: URL(string: "https://pool.example")!, store: MemoryStore(stored),
      renewing: { tokens in
        Call("renew", .post, "/", body: ["client": "c", "refresh": try tokens["refresh"].reveal()])
      }, options: ClientOptions(transport: script, clock: clock))
    await session.restore()
    return session
  }

  private func change(_ session: AuthSession<Pool>) async -> Result<NoAnswer, CallFailure<Pool.No>>
  {
    await outcome { () throws(CallFailure<Pool.No>) in
      try await session.call { tokens in
        Call<NoAnswer, Pool.No>("change", .post, "/", body: [try tokens["access"]])
      }
    }
  }

  @Test func expiredTokenIsRefreshedFirst() async {
    let session = await session()
    script.on("change", .json(200, ""))
    clock.advance(by: 3600)
    #expect(await change(session).failure == nil)
    #expect(script.requests.filter { $0.endpoint == "change" }.map(\.text) == [#"["a2"]"#])
  }

  @Test func refusedTokenIsRefreshedAndCallRepeated() async {
    let session = await session()
    script.on("change", .json(400, ""), .json(200, ""))
    #expect(await change(session).failure == nil)
    #expect(
      script.requests.filter { $0.endpoint == "change" }.map(\.text) == [#"["a1"]"#, #"["a2"]"#])
    #expect(script.count("renew") == 1)
  }

  @Test func refusalOfCallWithTokensEndsSession() async {
    let session = await session()
    script.on("change", .json(410, ""))
    #expect(await change(session).failure == .refused(.gone))
    #expect(session.state == .out)
  }

  @Test func refusalOfCallWithoutTokensKeepsSession() async {
    let session = await session()
    script.on("look", .json(410, ""))
    let result = await outcome { () throws(CallFailure<Pool.No>) in
      try await session.call { _ in Call<NoAnswer, Pool.No>("look", .get, "/") }
    }
    #expect(result.failure == .refused(.gone))
    #expect(session.state == .active)
  }

  /// A challenge belongs to a future session.
  @Test func refusalOfChallengeKeepsSession() async throws {
    let session = await session()
    try await session.begin("step", Challenge())
    script.on("answer", .json(410, ""))
    let result = await outcome { () throws(CallFailure<Pool.No>) in
      try await session.call { tokens in
        Call<NoAnswer, Pool.No>("answer", .post, "/", body: [try tokens["challenge"]])
      }
    }
    #expect(result.failure == .refused(.gone))
    #expect(session.state == .active)
  }

  @Test(arguments: [("myapp://out", "out"), ("myapp://in", "active")])
  func callbackWithoutTokensMovesSession(_ url: String, _ state: String) async {
    let session = await session()
    let browser = FakeBrowser { _ in .success(URL(string: url)!) }
    let page = WebPage(URL(string: "https://pool.example")!, "/out")
    let result = await outcome { () throws(WebFault) -> Pool.Departure in
      try await session.open({ _ in page }, in: WebSignIn(browser: browser), isPrivate: false)
    }
    #expect((result.failure == nil) == (state == "out"))
    #expect(session.state.rawValue == state)
  }

  /// The session ended while the page was open. The callback isn't about the next one.
  @Test func callbackDoesNotMoveLaterSession() async {
    let session = await session()
    script.on("change", .json(410, ""))
    let browser = FakeBrowser { _ in
      _ = await change(session)
      try? await session.begin("arrival", Both())
      return .success(URL(string: "myapp://out")!)
    }
    let page = WebPage(URL(string: "https://pool.example")!, "/out")
    let result = await outcome { () throws(WebFault) -> Pool.Departure in
      try await session.open({ _ in page }, in: WebSignIn(browser: browser), isPrivate: false)
    }
    #expect(result.failure == nil)
    #expect(session.state == .active)
  }

  private struct Challenge: GrantsTokens {
    var tokens: [GrantedToken] { [GrantedToken("challenge", Secret("c1"))] }
  }

  private struct Both: GrantsTokens {
    var tokens: [GrantedToken] {
      [GrantedToken("access", Secret("a9")), GrantedToken("refresh", Secret("r9"))]
    }
  }
}
