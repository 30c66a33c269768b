import Foundation
import SessionCore
import SessionExploration
import Testing

@Suite("Every state of a session")
struct ExplorationTests {
  private func explore(
    _ name: String, _ world: World, location: SourceLocation = #_sourceLocation
  ) {
    let isWhole = ProcessInfo.processInfo.environment["AUTHCONTRACT_EXPLORE"] != nil
    let limit = isWhole ? 5_000_000 : 15_000
    let exploration = Exploration(world, atMost: limit)
    let bound = exploration.isWhole ? "all of them" : "up to the limit"
    print("\(name): \(exploration.states) states, depth \(exploration.depth), \(bound)")
    guard let found = exploration.counterexample else { return }
    let story = world.story(found.moves).map { "  \($0.time) \($0.words)" }.joined(separator: "\n")
    Issue.record("\(name): \(found.broken.event)\n\(story)", sourceLocation: location)
  }

  @Test func oneProcessKeepsPromises() {
    explore("one process", World(.sample, processes: 1, .init(calls: 2, losses: 2, ticks: 4)))
  }

  @Test func signInAndSignOutKeepPromises() {
    explore(
      "sign-in and sign-out",
      World(.sample, processes: 1, .init(calls: 1, signIns: 1, signOuts: 1, losses: 1, ticks: 2)))
  }

  @Test func killsKeepPromises() {
    explore("killed", World(.sample, processes: 1, .init(calls: 2, kills: 1, losses: 1, ticks: 3)))
  }

  @Test func storeFaultsKeepPromises() {
    explore(
      "a store that fails",
      World(.sample, processes: 1, .init(calls: 2, signOuts: 1, ticks: 2, storeFaults: 1)))
  }

  @Test func stubbornServerKeepsPromises() {
    explore(
      "a server that takes no token",
      World(.sample, processes: 1, .init(calls: 6, ticks: 1), isStubborn: true))
  }

  @Test func twoProcessesKeepPromises() {
    explore("two processes", World(.sample, processes: 2, .init(calls: 2, ticks: 5), looked: true))
  }

  @Test func twoProcessesWithLostResponseKeepPromises() {
    explore(
      "two processes, a lost answer",
      World(.sample, processes: 2, .init(calls: 2, losses: 1, ticks: 5)))
  }

  @Test func twoProcessesWithSignOutKeepPromises() {
    explore(
      "two processes, a sign-out",
      World(.sample, processes: 2, .init(calls: 2, signOuts: 1, looks: 1, ticks: 2)))
  }

  @Test func twoProcessesWithSignInKeepPromises() {
    explore(
      "two processes, a sign-in",
      World(.sample, processes: 2, .init(calls: 1, signIns: 1, looks: 1, ticks: 2)))
  }
}
