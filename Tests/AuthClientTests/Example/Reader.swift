import AuthClient
import Foundation

/// A fourth contract: it locks when the app is launched, renews at launch, keeps the user's id, and
/// its tokens may come in a callback.
enum Reader: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active, expired, locked
  }

  struct Tokens: Decodable, Sendable, GrantsTokens, KeepsValues {
    var access: Secret
    var refresh: Secret?
    var userID: String?
    var until: Date?

    var tokens: [GrantedToken] {
      [GrantedToken("access", access, expiresAt: until)]
        + (refresh.map { [GrantedToken("refresh", $0)] } ?? [])
    }

    var kept: [String: String] { userID.map { ["userId": $0] } ?? [:] }
  }

  enum RenewRefusal: DeclaredRenewalRefusal {
    case over
    case busy(until: Date?)

    static let rules = [
      RefusalRule(name: "over", status: 410, recovery: .signIn),
      RefusalRule(name: "busy", status: 429, recovery: .wait(until: nil)),
    ]

    init?(rule: RefusalRule, answer: RefusalAnswer) {
      let busy = answer.fields(as: Busy.self)
      self =
        rule.name == "over"
        ? .over : .busy(until: answer.notBefore ?? busy?.seconds?.end ?? busy?.until)
    }

    private struct Busy: Decodable {
      var seconds: WaitingTime?
      var until: Date?
    }

    var rule: RefusalRule { if case .over = self { Self.rules[0] } else { Self.rules[1] } }

    var recovery: Recovery {
      if case .busy(let until) = self { .wait(until: until) } else { rule.recovery }
    }
  }

  static let tokens = [
    TokenRule("access", lifetime: 7200, sent: .bearer), TokenRule("refresh", lifetime: 2_592_000),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["signIn": .active, "arrival": .active, "user.triesOut": .out]),
      .active: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired, "renew": .active, "renew.refused": .out,
          "app.launches": .locked, "signOut": .out, "user.locks": .locked,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "renew": .active, "renew.refused": .out, "refresh.expires": .out,
          "app.launches": .locked, "signOut": .out,
        ]),
      .locked: .init(
        holds: ["refresh"],
        after: [
          "app.unlocks": .expired, "app.unlockFails": .locked, "refresh.expires": .out,
          "signIn": .active, "arrival": .active,
        ]),
    ])

  static let renewal = Renewal(
    renews: ["access"], spends: "refresh", before: 300, atLaunch: true
  ) { tokens in
    Call<Tokens, RenewRefusal>("renew", .post, "/renew", body: [try tokens["refresh"]])
  }

  static let read = Call<NoAnswer, NoRefusal>("read", .get, "/", needs: ["access"])
  static let signIn = Call<Tokens, NoRefusal>("signIn", .post, "/in")
  @Sendable static func signOut(_ tokens: HeldTokens) throws -> Call<NoAnswer, NoRefusal> {
    Call("signOut", .post, "/out", body: [try tokens["refresh"]])
  }
}

extension Reader {
  struct World {
    let clock = VirtualClock()
    let script = Script()
    let store: UnreliableStore
    let session: AuthSession<Reader>

    /// Signed in an instant ago, or not.
    init(signedIn: Bool = true, content: StoredSession? = nil, clockIsAhead: TimeInterval = 0) {
      clock.jump(by: clockIsAhead)
      let now = clock.now
      let tokens = [
        "access": StoredToken(secret: Secret("a1"), issued: now, expires: now + 7200),
        "refresh": StoredToken(secret: Secret("r1"), issued: now, expires: now + 2_592_000),
      ]
      let fresh = signedIn ? StoredSession(tokens: tokens, values: ["userId": "u1"]) : nil
      store = UnreliableStore(content ?? fresh)
      session = Self.session(store, script, clock)
      script.on("read", .json(200, ""))
      script.on("signOut", .json(200, ""))
    }

    static func session(
      _ store: any TokenStore, _ script: Script, _ clock: any WallClock
    ) -> AuthSession<Reader> {
      AuthSession(
        server: URL(string: "https://reader.example")!, store: store,
        options: ClientOptions(transport: script, clock: clock))
    }

    func read() async -> CallFailure<NoRefusal>? {
      await outcome { () throws(CallFailure<NoRefusal>) in
        _ = try await session.call(Reader.read)
      }.failure
    }

    func signIn() async -> CallFailure<NoRefusal>? {
      await outcome { () throws(CallFailure<NoRefusal>) in
        _ = try await session.signIn(Reader.signIn)
      }.failure
    }

    func signOut() async { try? await session.end(Reader.signOut) }

    var stored: [String: String] { (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() } }
  }

  static func grants(_ number: Int, user: String? = nil) -> Step {
    let user = user.map { #","userID":"\#($0)""# } ?? ""
    return .json(200, #"{"access":"a\#(number)","refresh":"r\#(number)"\#(user)}"#)
  }
}
