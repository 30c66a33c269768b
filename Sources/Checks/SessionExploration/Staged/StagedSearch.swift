package import Machines

/// Looks for the shortest scenario in which a claim fails, made of the same calls, refusals, losses and moments as a
/// story in which it does.
package struct StagedSearch {
  private let contract: ExploredContract
  private let claim: SessionClaim
  private let ingredients: StagedIngredients
  private let processes: Int
  private let isSignedIn: Bool

  /// The weight of the longest scenario, and the most steps that are tried.
  private static let longest = 6
  private static let mostTries = 30_000

  package init(_ claim: SessionClaim, from start: World, _ moves: [World.Transition]) {
    contract = start.contract
    self.claim = claim
    ingredients = StagedIngredients(from: start, moves)
    processes = start.processes.count
    isSignedIn = start.content != nil
  }

  /// The parts of the story that no scenario can tell, in words.
  package var untold: [String] { ingredients.untold }

  /// The steps with their outcomes; nil where there is no such scenario.
  package func scenario() -> [(step: StagedStep, outcome: StagedOutcome)]? {
    let start = StagedWorld(contract, processes: processes)
    guard let beginning = isSignedIn ? signIn(start) : (start, []) else { return nil }
    let choice = ingredients.steps
    var open: [Int: [(world: StagedWorld, way: [StagedStep])]] = [0: [beginning]]
    var seen: Set<StagedWorld> = [beginning.0]
    var tries = 0
    for weight in 0..<Self.longest {
      for (world, way) in open.removeValue(forKey: weight) ?? [] {
        for step in choice where weight + step.weight <= Self.longest {
          guard tries < Self.mostTries else { return nil }
          tries += 1
          var after = world
          _ = after.take(step)
          guard after.isFaithful else { continue }
          if let broken = after.world.broken {
            if broken.claim == claim { return played(way + [step]) }
            continue
          }
          guard seen.insert(after).inserted else { continue }
          open[weight + step.weight, default: []].append((after, way + [step]))
        }
      }
    }
    return nil
  }

  private func played(
    _ way: [StagedStep]
  ) -> [(step: StagedStep, outcome: StagedOutcome)] {
    var world = StagedWorld(contract, processes: processes)
    return way.map { ($0, world.take($0)) }
  }

  /// The calls that sign a person in; nil where no few do.
  private func signIn(_ start: StagedWorld) -> (StagedWorld, [StagedStep])? {
    let calls = contract.calls.filter { [.signIn, .page, .call].contains($0.kind) }
    var level: [(StagedWorld, [StagedStep])] = [(start, [])]
    for _ in 0..<3 {
      var next: [(StagedWorld, [StagedStep])] = []
      for (world, way) in level {
        for call in calls {
          let step = StagedStep.call(StagedCall(call.endpoint))
          var after = world
          let outcome = after.take(step)
          guard after.isFaithful, outcome.ending == .answered, after.world.broken == nil else {
            continue
          }
          if after.hasSession { return (after, way + [step]) }
          next.append((after, way + [step]))
        }
      }
      level = next
    }
    return nil
  }
}
