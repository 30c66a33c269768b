import Conformance

/// Runs of the tester against filled stubs, each made once.
actor StubRuns {
  static let shared = StubRuns()

  private var runs: [String: Task<ConformanceReport, any Error>] = [:]

  func report(_ stub: FilledStub) async throws -> ConformanceReport {
    let run = runs[stub.testDescription] ?? Task { try await stub.report() }
    runs[stub.testDescription] = run
    return try await run.value
  }
}
