/// Every state that the moves of a world lead to, breadth first, each visited once.
package struct Exploration {
  package private(set) var states = 0
  package private(set) var depth = 0
  /// All states were visited, and none was left out at the limit.
  package private(set) var isWhole = true
  /// The moves that lead to the first problem found, and the problem.
  package private(set) var counterexample: (moves: [World.Transition], problem: String)?

  /// - Parameter limit: of the states that are visited.
  package init(_ start: World, atMost limit: Int) {
    var seen: Set<Fingerprint> = [Fingerprint(start)]
    var level: [(world: World, way: Way?)] = [(start, nil)]
    while !level.isEmpty {
      var next: [(world: World, way: Way?)] = []
      for (world, way) in level {
        for move in world.moves {
          let after = world.after(move)
          guard seen.insert(Fingerprint(after)).inserted else { continue }
          let way = Way(move, way)
          if let problem = after.problem {
            counterexample = (way.moves, problem)
            return
          }
          guard seen.count < limit else {
            isWhole = false
            continue
          }
          next.append((after, way))
        }
      }
      level = next
      if !level.isEmpty { depth += 1 }
      states = seen.count
      if !isWhole { return }
    }
  }

  /// A world in 128 bits: two that differ have the same once in 10^20 worlds of this size.
  private struct Fingerprint: Hashable {
    private let one: Int
    private let other: Int

    init(_ world: World) {
      one = world.hashValue
      var hasher = Hasher()
      hasher.combine(one)
      hasher.combine(world)
      other = hasher.finalize()
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
