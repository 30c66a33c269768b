package import Machines
import SessionCore

/// Every state that the moves of a world lead to, breadth first, each visited once.
package struct Exploration {
  package private(set) var states = 0
  package private(set) var depth = 0
  /// The limit at which it stopped; nil if it visited all states.
  package private(set) var stoppedBy: SearchLimit?
  /// The shortest way to a world in which each claim is broken.
  package private(set) var counterexamples: [SessionClaim: Counterexample] = [:]
  /// The states of the session in which an app was.
  package private(set) var visited: Set<String> = []

  package struct Counterexample: Sendable {
    package let moves: [World.Transition]
    package let broken: BrokenClaim
  }

  package var isWhole: Bool { stoppedBy == nil }

  /// The one that is found first.
  package var counterexample: Counterexample? {
    counterexamples.values.min { $0.moves.count < $1.moves.count }
  }

  /// - Parameters:
  ///   - limit: of the states that are visited.
  ///   - time: looked at before each state.
  package init(_ start: World, atMost limit: Int, within time: TimeLimit = .none) {
    var seen: Set<Fingerprint> = [Fingerprint(start)]
    var level: [(world: World, way: Way?)] = [(start, nil)]
    var ways = SignInSearch(within: time)
    if let broken = ways.broken(in: start) { note(broken, nil) }
    visit(start)
    while !level.isEmpty {
      var next: [(world: World, way: Way?)] = []
      for (world, way) in level {
        if time.isOver {
          stoppedBy = .time
          break
        }
        for move in world.moves {
          let after = world.after(move)
          guard seen.insert(Fingerprint(after)).inserted else { continue }
          let way = Way(move, way)
          visit(after)
          if let broken = after.broken ?? ways.broken(in: after) {
            note(broken, way)
            continue
          }
          guard seen.count < limit else {
            stoppedBy = .states
            continue
          }
          next.append((after, way))
        }
      }
      level = next
      if !level.isEmpty { depth += 1 }
      states = seen.count
      if stoppedBy != nil { return }
    }
  }

  private mutating func note(_ broken: BrokenClaim, _ way: Way?) {
    guard counterexamples[broken.claim] == nil else { return }
    counterexamples[broken.claim] = Counterexample(moves: way?.moves ?? [], broken: broken)
  }

  private mutating func visit(_ world: World) {
    for process in world.processes {
      visited.insert(world.contract.rules.name(of: process.core.record.state))
    }
  }

  /// A world in 128 bits, hashed once. Its sets and dictionaries count with 64 bits each, so two worlds that differ
  /// look the same in one of 10^9 explorations of this size.
  private struct Fingerprint: Hashable {
    private let one: Int
    private let other: Int

    init(_ world: World) {
      var hasher = Hasher()
      world.hash(into: &hasher)
      var longer = hasher
      longer.combine(true)
      one = hasher.finalize()
      other = longer.finalize()
    }
  }

  /// The moves so far, the last one first.
  private final class Way {
    let move: World.Transition
    let before: Way?

    init(_ move: World.Transition, _ before: Way?) { (self.move, self.before) = (move, before) }

    var moves: [World.Transition] {
      var all: [World.Transition] = []
      var way: Way? = self
      while let step = way {
        all.append(step.move)
        way = step.before
      }
      return all.reversed()
    }
  }
}
