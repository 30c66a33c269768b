import ContractModel
import Diagnostics
import SessionCore

/// An app of one version, its own server and that of another version, with all in which the two differ for its session.
struct VersionMix {
  let equal: ExploredContract
  private(set) var mixed: ExploredContract
  private(set) var differences: [ServedDifference]
  /// The tokens of a session that began before the server changed.
  let signedInTokens: [String]?
  /// The lives of tokens in both versions, the shortest first.
  let pauses: [Double]

  private let app: Contract
  private let rules: SessionRules
  private let own: [CallClass]
  private let events: [String]
  private let ownServer: ServedSession
  private var otherServer: ServedSession

  /// Nil where the session sees no difference.
  init?(app: Contract, server: Contract) {
    let rules = SessionRules(app)
    let calls = app.endpoints.compactMap { CallClass($0, of: app, rules) }
    let ownServer = ServedSession(of: app, to: app, calls)
    let otherServer = ServedSession(of: server, to: app, calls)
    let differences = ownServer.differences(to: otherServer, spent: rules.renewal.spends)
    guard !differences.isEmpty else { return nil }
    (self.app, self.rules) = (app, rules)
    self.differences = differences
    (self.ownServer, self.otherServer) = (ownServer, otherServer)
    events = ExploredContract.appEvents(of: app)
    own = Self.representatives(calls, rules, [ownServer, otherServer])
    let lives = (Array(ownServer.tokens.values) + otherServer.tokens.values).flatMap {
      [$0.lifetime, $0.shownLifetime].compactMap { $0 }
    }
    pauses = Set(lives).sorted()
    (equal, mixed) = (
      Self.explored(app, rules, own, events, ownServer),
      Self.explored(app, rules, own, events, otherServer)
    )
    signedInTokens = equal.signedInTokens
  }

  /// One call for all between which neither server makes a difference to the session.
  private static func representatives(
    _ calls: [CallClass], _ rules: SessionRules, _ servers: [ServedSession]
  ) -> [CallClass] {
    let others = calls.filter { $0.kind != .renewal }
    let names = Set(
      servers.flatMap { server in
        CallClass.distinct(
          others.map { call in server.calls[call.endpoint].map { $0.call(call) } ?? call }, rules
        ).map(\.endpoint)
      })
    return calls.filter { $0.kind == .renewal || names.contains($0.endpoint) }
  }

  private static func explored(
    _ app: Contract, _ rules: SessionRules, _ own: [CallClass], _ events: [String],
    _ server: ServedSession
  ) -> ExploredContract {
    ExploredContract(
      name: app.service.value, rules: rules,
      calls: own.map { call in server.calls[call.endpoint].map { $0.call(call) } ?? call },
      appEvents: events, endsFamilyAtReuse: server.endsFamilyAtReuse, served: server.tokens,
      revocation: app.revocation(rules), isReduced: false)
  }

  /// The other server, but for these differences.
  func without(_ differences: [ServedDifference]) -> ExploredContract {
    explored(differences.reduce(otherServer) { $0.taking($1, from: ownServer) })
  }

  /// The app's own server with one difference alone.
  func with(_ difference: ServedDifference) -> ExploredContract {
    explored(ownServer.taking(difference, from: otherServer))
  }

  private func explored(_ server: ServedSession) -> ExploredContract {
    Self.explored(app, rules, own, events, server)
  }

  /// The other server without these differences; nil where no other is left.
  func mended(_ found: Set<ServedDifference>) -> VersionMix? {
    var mix = self
    mix.differences = differences.filter { !found.contains($0) }
    guard !mix.differences.isEmpty, mix.differences.count < differences.count else { return nil }
    mix.otherServer = found.reduce(otherServer) { $0.taking($1, from: ownServer) }
    mix.mixed = explored(mix.otherServer)
    return mix
  }

  /// The key paths from which a difference may follow, the likeliest first.
  func sources(of difference: ServedDifference) -> [[String]] {
    switch difference {
    case .lifetime(let token): [["tokens", token, "lifetime"]]
    case .rotation(let token): [["tokens", token, "rotates"]]
    case .grace(let token): [["tokens", token, "grace"]]
    case .reuse(let token): [["tokens", token, "reuse"]]
    case .request(let endpoint), .answer(let endpoint), .ending(let endpoint):
      (ownServer.sources[endpoint] ?? []) + (otherServer.sources[endpoint] ?? [])
    case .carrying:
      rules.tokens.map { ["tokens", $0.name, "sent"] } + own.map { ["endpoints", $0.endpoint] }
    case .refusal(let fault):
      (ownServer.refusals[fault] ?? []).union(otherServer.refusals[fault] ?? []).sorted()
        .map { ["errors", $0] } + own.map { ["endpoints", $0.endpoint, "refuses"] }
    }
  }
}
