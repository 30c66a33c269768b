import Conformance
import Defects

/// Runs of the tester against servers with a defect, each made once.
actor DefectRuns {
  static let shared = DefectRuns()

  private var runs: [String: Task<[String], any Error>] = [:]

  /// The ids of the promises that are found broken.
  func broken(_ pair: DefectPair) async throws -> [String] {
    let run =
      runs[pair.testDescription]
      ?? Task { try await pair.server.report(pair.promises, defect: pair.defect).broken.map(\.id) }
    runs[pair.testDescription] = run
    return try await run.value
  }
}
