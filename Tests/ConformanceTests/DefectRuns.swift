import CaseFolders
import Conformance
import Defects
import Foundation

/// Runs of the tester against servers with a defect, each made once.
actor DefectRuns {
  static let shared = DefectRuns()

  private var runs: [String: Task<[String], any Error>] = [:]

  /// The ids of the promises that are found broken.
  func broken(_ pair: DefectPair) async throws -> [String] {
    let run = runs[pair.testDescription] ?? Task { try await Self.run(pair) }
    runs[pair.testDescription] = run
    return try await run.value
  }

  /// The promise that is known to find the defect goes first, and mostly alone.
  private static func run(_ pair: DefectPair) async throws -> [String] {
    if let known = try known[pair.defect.name], !Golden.isRecording {
      let broken = try await pair.server.report([known], defect: pair.defect).broken
      if !broken.isEmpty { return broken.map(\.id) }
    }
    return try await pair.server.report(pair.promises, defect: pair.defect).broken.map(\.id)
  }

  /// What finds each defect, by the page that a test holds to be true.
  private static var known: [String: String] {
    get throws {
      let rows = try Checkout.text("docs/conform.md")
        .matches(of: #/\| `([^`]+)` \|[^|\n]*\|[^|\n]*\| `([^`]+)` \|/#)
      return Dictionary(rows.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }
  }
}
