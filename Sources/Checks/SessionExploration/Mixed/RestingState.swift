import SessionCore

/// A world at rest, without what makes no difference to what follows: the numbers and the time of day.
struct RestingState: Hashable {
  private let state: SessionStateID
  private let held: [String: TokenState]
  private let stored: [String: TokenState]
  private let goesOn: Bool
  private let recentRenewals: Int

  private struct TokenState: Hashable {
    let isOfNewestSignIn: Bool
    let isNewest: Bool
    let isTaken: Bool
    let age: Double
    let spentFor: Double?
    let left: Double?
  }

  init(_ world: World) {
    let record = world.processes[0].core.record
    state = record.state
    held = record.tokens.mapValues { Self.state(of: $0, in: world) }
    stored = (world.content?.tokens ?? [:]).mapValues { Self.state(of: $0, in: world) }
    goesOn = world.server.newestGoesOn
    let recent = world.processes[0].renewals.filter { world.now - $0 < 30 }
    recentRenewals = min(recent.count, 6)
  }

  private static func state(of held: HeldToken, in world: World) -> TokenState {
    let token = SimulatedToken(held.text)
    let longest = world.contract.served(token.name)?.lifetime ?? 0
    let family = world.server.families[token.family]
    return TokenState(
      isOfNewestSignIn: token.family == world.server.families.count,
      isNewest: family?.newest[token.name] == token.number,
      isTaken: world.server.takes(token, world.contract, at: world.now),
      age: min(longest, world.now - held.issued),
      spentFor: family?.spent[token].map { min(3600, world.now - $0) },
      left: held.expires.map { max(0, $0 - world.now) })
  }
}
