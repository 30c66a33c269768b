import AuthClient
import SessionCore
import SessionExploration

/// The client's rules for a contract with a mistake, made from the contract as the generator makes them.
enum Grove<Mistake: GroveMistake>: AuthContract {
  struct SessionState: AuthState, CustomStringConvertible {
    let description: String
    static var unknown: SessionState { SessionState(description: "unknown") }
  }

  struct Session: Decodable, Sendable, GrantsTokens {
    let accessToken: Secret
    let refreshToken: Secret?

    var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), refreshToken.map { GrantedToken("refresh", $0) }]
        .compactMap { $0 }
    }
  }

  struct Refused: DeclaredRefusal {
    let rule: RefusalRule
    static var rules: [RefusalRule] { Mistake.content.refusals }

    init?(rule: RefusalRule, answer: RefusalAnswer) { self.rule = rule }
  }

  /// A refusal of the call that renews. A refusal that asks other calls to renew ends the session here.
  struct RenewalRefused: DeclaredRenewalRefusal {
    let rule: RefusalRule
    static var rules: [RefusalRule] { Mistake.content.refusals }

    init?(rule: RefusalRule, answer: RefusalAnswer) { self.rule = rule }
  }

  static var tokens: [TokenRule] {
    rules.tokens.map { token in
      TokenRule(
        token.name, lifetime: token.lifetime, sent: token.name == "access" ? .bearer : nil,
        rotates: token.rotates, grace: token.grace, isOptional: token.isOptional)
    }
  }

  static var machine: SessionMachine<SessionState> {
    let names = rules.states.map { SessionState(description: $0.name) }
    return SessionMachine(
      start: names[rules.start.index],
      listed: rules.states.enumerated().map { number, state in
        (names[number], .init(holds: state.holds, after: state.after.mapValues { names[$0.index] }))
      })
  }

  static var renewal: Renewal<Session, RenewalRefused> {
    Renewal(renews: rules.renewal.renews, spends: "refresh") { tokens in
      Call("renew", .post, "/renew", body: ["refreshToken": try tokens["refresh"]])
    }
  }

  static var revocation: Revocation<Grove>? { Revocation(signOut) }

  @Sendable static func signOut(_ tokens: HeldTokens) throws -> Call<NoAnswer, Refused> {
    Call("signOut", .post, "/sign-out", body: ["refreshToken": try tokens["refresh"]])
  }

  private static var rules: SessionRules { Mistake.content.explored.rules }
}
