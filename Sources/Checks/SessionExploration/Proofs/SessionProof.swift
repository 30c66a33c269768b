package import ContractModel
import Machines
import SessionCore

/// The claims about the session of a contract, looked for in each situation.
package struct SessionProof: Sendable {
  package let contract: Contract
  /// The states that are visited in each situation at most.
  package let bound: Int
  package private(set) var situations: [ExploredSituation] = []
  /// The claims that fail, in their order.
  package private(set) var failures: [ClaimFailure] = []
  /// The states of the session in which no app was.
  package private(set) var unreached: [String] = []

  package struct ExploredSituation: Sendable {
    package let name: String
    package let states: Int
    package let depth: Int
    /// The limit at which the search stopped; nil if no state was left out.
    package let stoppedBy: SearchLimit?
  }

  /// - Parameters:
  ///   - time: for all situations. Each gets the same share of what is left.
  ///   - only: the names of the situations; all if nil.
  package init(
    _ contract: Contract, bound: Int, within time: TimeLimit = .none, only: Set<String>? = nil
  ) {
    self.contract = contract
    self.bound = bound
    let explored = ExploredContract(contract)
    let start = explored.rules.start.index
    var visited: Set<String> = [explored.rules.states[start].name]
    var found: [SessionClaim: ClaimFailure] = [:]
    let chosen = Situations.all(explored).filter { only?.contains($0.name) ?? true }
    for (index, (name, world)) in chosen.enumerated() {
      let exploration = Exploration(
        world, atMost: bound, within: time.share(among: chosen.count - index))
      situations.append(
        ExploredSituation(
          name: name, states: exploration.states, depth: exploration.depth,
          stoppedBy: exploration.stoppedBy))
      visited.formUnion(exploration.visited)
      for (claim, way) in exploration.counterexamples {
        if let known = found[claim], known.steps <= way.moves.count { continue }
        found[claim] = ClaimFailure(
          broken: way.broken, situation: name,
          ClaimFailure.Course(start: world, moves: way.moves), in: contract)
      }
    }
    unreached = explored.rules.states.map(\.name).filter { !visited.contains($0) }
    let reachable = SessionMachine.derive(from: contract).reachable
    if only == nil, found[.statesReachable] == nil,
      let state = unreached.first(where: { isWhole || !reachable.contains($0) })
    {
      found[.statesReachable] = ClaimFailure(unreached: state, in: contract)
    }
    failures = SessionClaim.allCases.compactMap { found[$0] }
  }

  /// No state was left out in any situation.
  package var isWhole: Bool { situations.allSatisfy { $0.stoppedBy == nil } }

  /// The sum over all situations.
  package var states: Int { situations.map(\.states).reduce(0, +) }
}

extension Machine {
  /// The states to which some way leads from the start, if each event can happen.
  fileprivate var reachable: Set<String> {
    var found: Set<String> = [start]
    var open = [start]
    while let state = open.popLast() {
      for move in moves where move.from == state && found.insert(move.to).inserted {
        open.append(move.to)
      }
    }
    return found
  }
}
