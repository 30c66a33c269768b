import AuthClient
import Foundation

/// A second contract: its refresh token stays, it renews some time before the end, and its server
/// may be busy.
enum Fixed: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  enum ReadRefusal: String, DeclaredRefusal, CaseIterable {
    case stale

    var rule: RefusalRule {
      RefusalRule(name: "stale", status: 403, recovery: .renew)
    }
  }

  enum RenewRefusal: String, DeclaredRenewalRefusal, CaseIterable {
    case busy, tooOften, maintenance, stale, over

    var rule: RefusalRule {
      switch self {
      case .busy: RefusalRule(name: "busy", status: .hundreds(5), recovery: .signIn)
      case .tooOften: RefusalRule(name: "tooOften", status: 429, recovery: .wait(until: nil))
      case .maintenance:
        RefusalRule(
          name: "maintenance", status: 409, recovery: .tell, messages: ["en": "Maintenance."])
      case .stale: RefusalRule(name: "stale", status: 403, recovery: .renew)
      case .over: RefusalRule(name: "over", status: 410, recovery: .signIn)
      }
    }
  }

  struct Renewed: Decodable, Sendable, GrantsTokens {
    var token: Secret
    var seconds: Double?

    var tokens: [GrantedToken] { [GrantedToken("access", token, expiresIn: seconds)] }
  }

  struct Signed: Decodable, Sendable, GrantsTokens {
    var token: Secret
    var refresh: Secret
    var until: Date?

    var tokens: [GrantedToken] {
      [GrantedToken("access", token, expiresAt: until), GrantedToken("refresh", refresh)]
    }
  }

  struct RenewBody: Encodable, Sendable { var refresh: Secret }

  static let tokens = [
    TokenRule("access", lifetime: 1000, sent: .header("X-Access")),
    TokenRule("refresh", sent: .bearer),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["signIn": .active]),
      .active: .init(
        holds: ["access", "refresh"],
        after: [
          "renew": .active, "renew.refused": .out, "any.gone": .out, "signOut": .out,
          "closeAccount": .out,
        ]),
    ])

  /// The refresh token goes in a header here.
  static let renewal = Renewal(renews: ["access"], spends: "refresh", before: 100) { _ in
    Call<Renewed, RenewRefusal>("renew", .post, "/renew", needs: ["refresh"])
  }
}

extension Fixed {
  struct World {
    let clock = VirtualClock()
    let script = Script()
    let store: UnreliableStore
    let session: AuthSession<Fixed>

    init(_ tokens: [String: StoredToken]) {
      store = UnreliableStore(StoredSession(tokens: tokens))
      session = AuthSession(
        server: URL(string: "https://fixed.example")!, store: store,
        options: ClientOptions(transport: script, clock: clock))
    }

    func read() async -> Result<NoAnswer, CallFailure<ReadRefusal>> {
      await outcome { () throws(CallFailure<ReadRefusal>) in
        try await session.call(Call<NoAnswer, ReadRefusal>("read", .get, "/", needs: ["access"]))
      }
    }

    func signIn() async -> Result<Signed, CallFailure<NoRefusal>> {
      await outcome { () throws(CallFailure<NoRefusal>) in
        try await session.signIn(Call<Signed, NoRefusal>("signIn", .post, "/signIn"))
      }
    }

    var stored: [String: String] { (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() } }
  }

  /// Signed in; the access token lives for 1,000 seconds.
  static var world: World {
    let now = VirtualClock().now
    return World([
      "access": StoredToken(secret: Secret("a1"), issued: now, expires: now + 1000),
      "refresh": StoredToken(secret: Secret("r1"), issued: now, expires: nil),
    ])
  }
}
