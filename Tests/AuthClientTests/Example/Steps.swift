import AuthClient
import Foundation

/// A third contract: nothing renews, a sign-in has two steps, tokens live in memory, and one of
/// them may be missing.
enum Steps: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  /// An answer that is one of two.
  enum Begun: Decodable, Sendable, GrantsTokens, NamesAnswer {
    case challenge(Challenge)
    case session(Session)

    init(from decoder: any Decoder) throws {
      if let session = try? Session(from: decoder) {
        self = .session(session)
      } else {
        self = .challenge(try Challenge(from: decoder))
      }
    }

    var tokens: [GrantedToken] {
      switch self {
      case .challenge(let challenge):
        [GrantedToken("challenge", challenge.challenge)]
          + (challenge.trace.map { [GrantedToken("trace", $0)] } ?? [])
          + (challenge.csrf.map { [GrantedToken("csrf", $0)] } ?? [])
      case .session(let session): session.tokens
      }
    }

    var answerName: String {
      switch self {
      case .challenge: "Challenge"
      case .session: "Session"
      }
    }
  }

  struct Challenge: Decodable, Sendable {
    var challenge: Secret
    var trace: Secret?
    var csrf: Secret?
  }

  struct Session: Decodable, Sendable, GrantsTokens {
    var sid: Secret
    var csrf: Secret
    var device: Secret?
    var trace: Secret?

    var tokens: [GrantedToken] {
      [
        GrantedToken("sid", sid), GrantedToken("csrf", csrf),
        device.map { GrantedToken("device", $0) }, trace.map { GrantedToken("trace", $0) },
      ].compactMap { $0 }
    }
  }

  struct CodeBody: Encodable, Sendable {
    var challenge: Secret
    var device: Secret?
  }

  static let tokens = [
    TokenRule("sid", lifetime: 600, sent: .cookie("sid")),
    TokenRule("csrf", sent: .header("X-CSRF"), stored: .inMemory),
    TokenRule("challenge", stored: .inMemory, isStep: true),
    TokenRule("device", isOptional: true),
    TokenRule("trace", stored: .nowhere),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["begin.Session": .active, "code": .active]),
      .active: .init(
        holds: ["sid", "csrf", "device"], after: ["sid.expires": .out, "close": .out]),
    ])

  static let renewal = Renewal<NoAnswer, NoRefusal>.none

  struct Client {
    let session: AuthSession<Steps>

    func begin() async throws(CallFailure<NoRefusal>) -> Begun {
      try await session.signIn(Call<Begun, NoRefusal>("begin", .post, "/begin"))
    }

    func code() async throws(CallFailure<NoRefusal>) -> Session {
      try await session.signIn { tokens in
        Call<Session, NoRefusal>(
          "code", .post, "/code",
          body: CodeBody(challenge: try tokens["challenge"], device: tokens.ifHeld("device")))
      }
    }

    func read() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("read", .get, "/", needs: ["sid", "csrf"]))
    }

    func close() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(Call<NoAnswer, NoRefusal>("close", .post, "/", needs: ["sid"]))
    }
  }
}
