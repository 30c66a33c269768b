import AuthClient
import Foundation
import Testing

/// A sign-in brings a refresh token or it does not, as with a pool of Cognito.
private enum Visitor: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active, expired
  }

  static let tokens = [
    TokenRule("id", lifetime: 3600, sent: .bearer), TokenRule("access", lifetime: 3600),
    TokenRule("refresh", lifetime: 2_592_000, isOptional: true),
    TokenRule("device", isOptional: true), TokenRule("note", stored: .inMemory),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["signIn": .active]),
      .active: .init(
        holds: ["id", "access", "refresh", "device", "note"],
        after: ["id.expires": .expired, "access.expires": .expired, "renew": .active]),
      .expired: .init(
        holds: ["refresh", "device", "note"],
        after: ["renew": .active, "refresh.expires": .out, "device.expires": .out]),
    ])

  static let renewal = Renewal(renews: ["id", "access"], spends: "refresh") { tokens in
    Call<Renewed, NoRefusal>("renew", .post, "/renew", body: [try tokens["refresh"]])
  }

  struct Renewed: Decodable, Sendable, GrantsTokens {
    var id: Secret
    var access: Secret
    var tokens: [GrantedToken] { [GrantedToken("id", id), GrantedToken("access", access)] }
  }

  struct Signed: GrantsTokens {
    var refresh: Secret?

    var tokens: [GrantedToken] {
      let refresh = refresh.map { [GrantedToken("refresh", $0)] } ?? []
      return [GrantedToken("id", Secret("i2")), GrantedToken("access", Secret("a2"))] + refresh
    }
  }

  struct Note: Decodable, Sendable, GrantsTokens {
    var note: Secret
    var tokens: [GrantedToken] { [GrantedToken("note", note)] }
  }

  static let read = Call<NoAnswer, NoRefusal>("read", .get, "/", needs: ["id"])
  static let take = Call<Note, NoRefusal>("take", .get, "/note")
}

@Suite("A session without its refresh token")
struct OptionalRefreshTests {
  private let script = Script()
  private let clock = VirtualClock()
  private let store: UnreliableStore
  private let session: AuthSession<Visitor>

  /// The app is launched; in the meantime somebody has set the clock a day ahead.
  init() {
    let clock = clock
    let tokens = ["id": "i1", "access": "a1"].mapValues {
      StoredToken(secret: Secret($0), issued: clock.now, expires: clock.now + 3600)
    }
    store = UnreliableStore(StoredSession(tokens: tokens))
    clock.jump(by: 86_400)
    session = AuthSession(
      server: URL(string: "https://visitor.example")!, store: store,
      options: ClientOptions(transport: script, clock: clock))
    script.on("read", .json(200, ""))
    script.on("take", .json(200, #"{"note":"n1"}"#))
  }

  private func read() async -> CallFailure<NoRefusal>? {
    await outcome { () throws(CallFailure<NoRefusal>) in
      _ = try await session.call(Visitor.read)
    }.failure
  }

  @Test func deviceClockDoesNotEndSession() async {
    #expect(await session.restore() == .active)
    #expect(await read() == nil)
    #expect(session.state == .active)
    #expect(store.content?.tokens.keys.sorted() == ["access", "id"])
    #expect(script.requests.map(\.bearer) == ["Bearer i1"])
  }

  @Test func memoryTokenExpiryDoesNotEndSession() async throws {
    _ = try await session.call(Visitor.take)
    #expect(await read() == nil)
    #expect(session.state == .active)
    #expect(store.content?.tokens.keys.sorted() == ["access", "id"])
  }

  @Test func expiredTokenRefusedByServerEndsSession() async {
    script.on("read", .json(401, ""))
    #expect(await read() != nil)
    #expect(store.content == nil)
    #expect(session.state == .out)
    #expect(await read() == .signedOut(because: nil))
    #expect(script.calls == ["read"])
  }

  /// The app learns this at once, not only at the next launch.
  @Test(arguments: [nil, Secret("r2")])
  func sessionEndsWithItsTokenUnlessRefreshable(_ refresh: Secret?) async throws {
    try await session.begin("signIn", Visitor.Signed(refresh: refresh))
    _ = try await session.call(Visitor.take)
    clock.advance(by: 3600)
    #expect(await session.restore() == (refresh == nil ? .out : .expired))
    #expect(store.content != nil, "reading writes nothing")
    _ = await read()
    #expect((store.content == nil) == (refresh == nil))
  }

  /// An empty text is no token, and a waiting call needs the other token.
  @Test func refreshReturningOneOfTwoTokensIsUnreadable() async throws {
    try await session.begin("signIn", Visitor.Signed(refresh: Secret("r2")))
    clock.advance(by: 3600)
    script.on(
      "renew", .json(200, #"{"id":"","access":"a3"}"#), .json(200, #"{"id":"i4","access":"a4"}"#),
      .json(200, #"{"id":"","access":"a5"}"#))
    #expect(await read() == .fault(.unreadable))
    #expect(session.state == .expired)
    #expect(
      store.content?.tokens["id"]?.secret != Secret(""), "an incomplete session is none at launch")
    #expect(await read() == nil)
    #expect(script.requests.last?.bearer == "Bearer i4")
    _ = try await session.renew()
    #expect(store.content?.tokens["id"]?.secret == Secret("i4"), "the pending call continues")
    #expect(store.content?.tokens["access"]?.secret == Secret("a5"))
  }
}
