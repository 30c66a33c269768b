import AuthClient
import Foundation
import Primitives
import Testing

/// Servers that do not help: 100 callers at once whose access token is over.
@Suite("Misbehaving servers")
struct BadServerTests {
  enum Server: String, CaseIterable {
    case alwaysUnauthorized = "always 401, though it renews"
    case alwaysLimited = "always 429"
    case alwaysBroken = "always 500"
    case offline = "offline"
    case blackHole = "a black hole"

    var renewal: Step {
      switch self {
      case .alwaysUnauthorized: Answers.grants(2)
      case .alwaysLimited: .json(429, "")
      case .alwaysBroken: .json(500, "")
      case .offline: .fault(.offline)
      case .blackHole: .fault(.timeout).held(by: Gate())
      }
    }

    /// Time stands still where renewals in 30 seconds are counted: a machine may be slow.
    var clock: any WallClock { self == .alwaysUnauthorized ? VirtualClock() : SystemClock() }

    /// The recovery that an app is told in the end.
    var recovery: Recovery {
      switch self {
      case .alwaysUnauthorized: .signIn
      case .alwaysLimited, .alwaysBroken, .offline, .blackHole: .retry
      }
    }
  }

  @Test(arguments: Server.allCases)
  func unhelpfulServerCausesFewRefreshesAndARecovery(_ server: Server) async {
    let script = Script()
    script.on("renewSession", server.renewal)
    script.on("me", Answers.expired)
    let clock = server.clock
    let store = UnreliableStore(World.stored(["access": "a1", "refresh": "r1"], clock.now - 3600))
    let client = Longde.Client(
      server: URL(string: "https://longde.cloud")!, store: store,
      options: ClientOptions(transport: script, clock: clock))
    let begin = Date()
    let failures = await withTaskGroup(of: CallFailure<Longde.MeRefusal>?.self) { group in
      for _ in 1...100 {
        group.addTask {
          await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
            .failure
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let seconds = String(format: "%.1f", Date().timeIntervalSince(begin))
    let renewals = script.count("renewSession")
    // A server that renews and refuses all the same is given up after five renewals.
    var last = failures.last ?? nil
    for _ in 1...(server == .alwaysUnauthorized ? 10 : 1) {
      last = await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
        .failure
    }
    #expect(renewals <= 5)
    #expect(script.count("renewSession") <= 5)
    #expect(failures.count { $0 == nil } == 0)
    #expect(client.session.state == (server == .alwaysUnauthorized ? .signedIn : .expired))
    #expect(last?.recovery == server.recovery)
    #expect(store.content?.tokens["refresh"] != nil)
    print(
      "\(server.rawValue): \(renewals) renewals, \(seconds) s, \(client.session.state), \(server.recovery)"
    )
  }
}
