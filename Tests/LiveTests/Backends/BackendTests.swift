import LiveScenarios
import Testing

extension LiveTests {
  /// The end-to-end text of Longde's document and the flows of all five systems, with the generated Swift clients, on
  /// everything that serves a contract, side by side. On the reference server's SQLite they reach all that the contract has.
  @Suite struct BackendTests {
    @Test(arguments: Census.contracts)
    func everyFlowOfContractIsCovered(_ path: String) async throws {
      let census = try Census(path)
      var journeys: [Footprints] = []
      for journey in Journey.all where journey.system == census.contract.service.value {
        let footprints = Footprints(of: journey)
        await Self.run(journey, leaving: footprints)
        journeys.append(footprints)
      }
      for mistake in census.mistakes(of: journeys) { Issue.record("\(path): \(mistake)") }
    }

    private static func run(_ journey: Journey, leaving footprints: Footprints) async {
      await withTaskGroup(of: Void.self) { group in
        for backend in journey.backends {
          group.addTask {
            let own = backend == .sqlite ? footprints : nil
            await Footprints.$own.withValue(own) {
              await Surfer.$witness.withValue(own?.open) { await run(journey, on: backend) }
            }
          }
        }
      }
    }

    private static func run(_ journey: Journey, on backend: Backend) async {
      do {
        try await journey.run(backend)
        try Footprints.own?.end()
      } catch {
        Issue.record("\(journey.testDescription), \(backend.rawValue): \(error)")
        try? Footprints.own?.end()
      }
    }
  }
}
