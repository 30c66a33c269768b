import Foundation
import Testing

@testable import AuthClient

/// A fourth contract, in which a session ends by one refusal, whoever says it.
private enum Anywhere: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  enum Gone: String, DeclaredRenewalRefusal, CaseIterable {
    case gone

    var rule: RefusalRule { RefusalRule(name: "gone", status: 410, recovery: .signIn) }
  }

  struct Renewed: Decodable, Sendable, GrantsTokens {
    var tokens: [GrantedToken] { [] }
  }

  static let tokens = [TokenRule("access", sent: .bearer), TokenRule("refresh")]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(), .active: .init(holds: ["access", "refresh"], after: ["any.gone": .out]),
    ])

  static let renewal = Renewal(renews: ["access"], spends: "refresh") { tokens in
    Call<Renewed, Gone>("renew", .post, "/renew", body: ["refresh": try tokens["refresh"]])
  }
}

@Suite("Errors that any endpoint may return")
struct AnyRefusalTests {
  private let script = Script()

  private func session() -> AuthSession<Anywhere> {
    let now = VirtualClock().now
    let stored = World.stored(["access": "a1", "refresh": "r1"], now)
    script.on("renew", .json(410, ""))
    script.on("read", .json(410, ""))
    script.on("open", .json(410, ""))
    return AuthSession(
      server: URL(string: "https://anywhere.example")!, store: MemoryStore(stored),
      options: ClientOptions(transport: script, clock: VirtualClock()))
  }

  @Test func refusalOfRefreshEndsSession() async {
    let session = session()
    let result = await outcome { () throws(CallFailure<Anywhere.Gone>) in
      _ = try await session.renew()
    }
    #expect(result.failure == .refused(.gone))
    #expect(session.state == .out)
  }

  @Test(arguments: [("read", ["access"], "out"), ("open", [], "active")])
  func refusalEndsSessionOnlyIfCallSentItsTokens(
    _ endpoint: String, _ needs: [String], _ state: String
  ) async {
    let session = session()
    await session.restore()
    let result = await outcome { () throws(CallFailure<Anywhere.Gone>) in
      _ = try await session.call(Call<NoAnswer, Anywhere.Gone>(endpoint, .get, "/", needs: needs))
    }
    #expect(result.failure == .refused(.gone))
    #expect(session.state.rawValue == state)
  }
}

/// A contract that does not know alone how to renew.
private enum Deployed: AuthContract {
  typealias SessionState = Longde.SessionState

  static let tokens = Longde.tokens
  static let machine = Longde.machine
  static let renewal = Renewal<Longde.Session, Longde.RenewSessionRefusal>(
    renews: ["access"], spends: "refresh")
}

@Suite("A refresh configured per deployment")
struct DeployedRenewalTests {
  @Test(arguments: [0.0, 3600])
  func refreshHappensBeforeExpiredCallAndAfterRefusal(_ age: TimeInterval) async throws {
    let world = World.signedIn
    world.clock.advance(by: age)
    world.script.on("me", age == 0 ? Answers.expired : Answers.me, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    let session = AuthSession<Deployed>(
      server: URL(string: "https://longde.cloud")!, store: world.store,
      renewing: Longde.renewal.build,
      options: ClientOptions(transport: world.script, clock: world.clock))
    _ = try await session.call(
      Call<Longde.User, Longde.MeRefusal>("me", .get, "/me", needs: ["access"]))
    #expect(world.script.calls == (age == 0 ? ["me"] : []) + ["renewSession", "me"])
    #expect(world.script.requests.last?.bearer == "Bearer a2")
  }
}
