import AuthClient
import AuthWeb
import Foundation
import Testing

/// A fifth contract: what it sends lives in memory, what renews is stored and rotates, and a sign-in may want a
/// code first, for which there is a state.
enum Grove: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, verifying, active, expired
  }

  /// An answer of each call, and what a refusal tells.
  struct Answer: Codable, Hashable, Sendable, GrantsTokens, NamesAnswer {
    var access: Secret?
    var id: Secret?
    var refresh: Secret?
    var challenge: Secret?

    var tokens: [GrantedToken] {
      let all = [("access", access), ("id", id), ("refresh", refresh), ("challenge", challenge)]
      return all.compactMap { name, secret in secret.map { GrantedToken(name, $0) } }
    }

    var answerName: String { challenge == nil ? "Session" : "Challenge" }
  }

  enum No: DeclaredRenewalRefusal {
    case verifyFirst(Answer), gone

    static let rules = [
      RefusalRule(name: "verifyFirst", status: 403, recovery: .correct),
      RefusalRule(name: "gone", status: 410, recovery: .signIn),
    ]

    init?(rule: RefusalRule, answer: RefusalAnswer) {
      guard rule.name == "verifyFirst" else {
        self = .gone
        return
      }
      guard let challenge: Answer = answer.fields() else { return nil }
      self = .verifyFirst(challenge)
    }

    var rule: RefusalRule { if case .gone = self { Self.rules[1] } else { Self.rules[0] } }

    var details: (any Encodable & Sendable)? {
      if case .verifyFirst(let challenge) = self { challenge } else { nil }
    }
  }

  struct Departure: WebCallback {
    static let name = "departure"
    static let rule = CallbackRule(url: "myapp://out", required: [])
    init(_ arrival: WebArrival) {}
  }

  static let tokens = [
    TokenRule("access", lifetime: 900, sent: .bearer, stored: .inMemory),
    TokenRule("id", sent: .header("X-Id"), stored: .inMemory),
    TokenRule("refresh", lifetime: 2_592_000, rotates: true),
    TokenRule("challenge", stored: .inMemory, isStep: true),
  ]

  private static let signIns: [String: SessionState] = [
    "signIn.Session": .active, "signIn.Challenge": .verifying, "answer.Session": .active,
  ]
  private static let ends: [String: SessionState] = [
    "any.gone": .out, "signOut": .out, "departure": .out,
  ]
  private static let renewals: [String: SessionState] = ["renew": .active, "renew.refused": .out]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: signIns),
      .verifying: .init(holds: ["challenge"], after: signIns.merging(ends) { $1 }),
      .active: .init(
        holds: ["access", "id", "refresh"],
        after: ends.merging(renewals) { $1 }.merging(["access.expires": .expired]) { $1 }),
      .expired: .init(
        holds: ["refresh"],
        after: ends.merging(renewals) { $1 }.merging([
          "refresh.expires": .out, "signIn.Session": .active, "answer.Session": .active,
        ]) { $1 }),
    ])

  static let renewal = Renewal(
    renews: ["access", "id"], spends: "refresh", atLaunch: true
  ) { tokens in
    Call<Answer, No>("renew", .post, "/", body: [try tokens["refresh"]])
  }
}

extension Grove {
  struct World {
    let clock = VirtualClock()
    let script = Script()
    let store: UnreliableStore
    let session: AuthSession<Grove>

    /// As an app finds it that was signed in, or not.
    init(signedIn: Bool) {
      store = UnreliableStore(
        signedIn ? AuthClientTests.World.stored(["refresh": "r1"], clock.now) : nil)
      session = AuthSession(
        server: URL(string: "https://grove.example")!, store: store,
        options: ClientOptions(transport: script, clock: clock))
      script.on("renew", Grove.session(2), Grove.session(3))
      script.on("answer", Grove.session(9))
      script.on("read", .json(200, "{}"))
    }

    /// In the app's first run, with all tokens.
    static func active() async -> World {
      let world = World(signedIn: false)
      world.script.on("signIn", Grove.session(1))
      _ = await world.signIn()
      return world
    }

    typealias Reply = Result<Answer, CallFailure<No>>

    func signIn() async -> Reply {
      await outcome { () throws(CallFailure<No>) in
        try await session.signIn(Call<Answer, No>("signIn", .post, "/"))
      }
    }

    func answer() async -> Reply {
      await outcome { () throws(CallFailure<No>) in
        try await session.signIn { tokens in
          Call<Answer, No>("answer", .post, "/", body: [try tokens["challenge"]])
        }
      }
    }

    /// Begins nothing, and so the session makes it like any other call.
    func sendCode() async -> Reply {
      await outcome { () throws(CallFailure<No>) in
        try await session.call { tokens in
          Call<Answer, No>("sendCode", .post, "/", body: [try tokens["challenge"]])
        }
      }
    }

    func read() async -> Reply {
      await outcome { () throws(CallFailure<No>) in
        try await session.call(Call<Answer, No>("read", .get, "/", needs: ["access"]))
      }
    }

    func renew() async -> Reply {
      await outcome { () throws(CallFailure<No>) in try await session.renew() }
    }

    func signOut() async {
      _ = try? await session.end { _ in Call<NoAnswer, NoRefusal>("signOut", .post, "/") }
    }

    /// The call that is under way when this returns, and how it ends.
    func underWay(
      _ endpoint: String, _ body: @escaping @Sendable () async -> Reply
    ) async -> Task<Reply, Never> {
      let before = script.count(endpoint)
      let task = Task { await body() }
      await until("a call of \(endpoint)") { script.count(endpoint) > before }
      return task
    }

    /// The text or token that the last call of this endpoint carried.
    func sent(_ endpoint: String) -> String? {
      script.requests.last { $0.endpoint == endpoint }.map { $0.bearer ?? $0.text }
    }

    var stored: [String: String] { (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() } }
  }

  static func session(_ number: Int) -> Step {
    .json(200, #"{"access":"a\#(number)","id":"i\#(number)","refresh":"r\#(number)"}"#)
  }

  /// By a good answer or by a refusal, perhaps with somebody's access token.
  static func challenge(_ number: Int, _ status: Int = 200, access: String? = nil) -> Step {
    let access = access.map { #","access":"\#($0)""# } ?? ""
    return .json(status, #"{"challenge":"c\#(number)"\#(access)}"#)
  }
}
