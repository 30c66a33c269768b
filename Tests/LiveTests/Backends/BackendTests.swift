import Testing

extension LiveTests {
  /// The end-to-end text of Longde's document and the flows of all five systems, with the generated Swift clients, on
  /// everything that serves a contract, side by side.
  @Suite struct BackendTests {
    @Test(arguments: Journey.all)
    func runsOnEveryBackend(_ journey: Journey) async {
      await withTaskGroup(of: Void.self) { group in
        for backend in Backend.allCases {
          group.addTask { await Self.run(journey, on: backend) }
        }
      }
    }

    private static func run(_ journey: Journey, on backend: Backend) async {
      BackendTable.shared.begin(journey, on: backend)
      do {
        try await journey.run(backend)
        BackendTable.shared.succeed(journey, on: backend)
      } catch {
        Issue.record("\(backend.rawValue): \(error)")
      }
    }
  }
}
