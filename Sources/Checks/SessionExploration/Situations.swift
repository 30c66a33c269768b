/// The situations in which the session of a contract is explored, each with its budget of events.
package enum Situations {
  package static func all(_ contract: ExploredContract) -> [(name: String, world: World)] {
    [
      ("calls", World(contract, processes: 1, .init(calls: 2, losses: 1, ticks: 2))),
      (
        "refusals",
        World(contract, processes: 1, .init(calls: 2, ticks: 1, refusals: 2))
      ),
      (
        "a server that takes no token",
        World(contract, processes: 1, .init(calls: 8, ticks: 1), isStubborn: true)
      ),
      (
        "sign-in and sign-out",
        World(contract, processes: 1, .init(calls: 1, signIns: 2, signOuts: 1, losses: 1))
      ),
      (
        "first sign-in",
        World(
          contract, processes: 1, .init(calls: 1, signIns: 2, losses: 1, refusals: 1),
          isSignedIn: false)
      ),
      (
        "the app's events",
        World(contract, processes: 1, .init(calls: 1, ticks: 1, appEvents: 3))
      ),
      (
        "a session that the server ends",
        World(contract, processes: 1, .init(calls: 3, ticks: 2, ends: 1))
      ),
      (
        "states",
        World(
          contract, processes: 1,
          .init(
            calls: 1, signIns: 1, signOuts: 1, ticks: 2, refusals: 1,
            appEvents: min(contract.appEvents.count + 1, 4)))
      ),
      ("killed", World(contract, processes: 1, .init(calls: 2, kills: 1, losses: 1, ticks: 1))),
      (
        "a store that fails",
        World(contract, processes: 1, .init(calls: 2, signOuts: 1, ticks: 1, storeFaults: 1))
      ),
      (
        "two processes",
        World(contract, processes: 2, .init(calls: 2, ticks: 2), looked: true)
      ),
      (
        "two processes, a lost answer",
        World(contract, processes: 2, .init(calls: 2, losses: 1, ticks: 1))
      ),
      (
        "two processes, a sign-out",
        World(contract, processes: 2, .init(calls: 1, signOuts: 1, looks: 1, ticks: 1))
      ),
      (
        "two processes, a sign-in",
        World(contract, processes: 2, .init(calls: 1, signIns: 1, looks: 1, ticks: 1))
      ),
    ]
  }
}
