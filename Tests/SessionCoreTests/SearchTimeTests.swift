import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import SessionCore
import SessionExploration
import Testing
import YAMLSource

/// A stranger's contract can't hold the machine that proves it.
@Suite struct SearchTimeTests {
  private static let path = "contract/longde.yaml"

  private func longde(withUnusedTokens count: Int = 0) throws -> Contract {
    let tokens = (0..<count).map {
      "  extra\($0): { format: opaque, lifetime: 1h, sent: { in: header, wire: X-\($0) }, stored: memory }\n"
    }
    let text = try Checkout.text(Self.path)
      .replacing("\ntokens:\n", with: "\ntokens:\n\(tokens.joined())", maxReplacements: 1)
    return try ContractReader.read(
      YAMLSource.parse(SourceFile(path: Self.path, text: text)))
  }

  @Test func searchWithoutTimeReportsIt() throws {
    let proof = SessionProof(try longde(), bound: 10_000, within: TimeLimit(seconds: 0))
    #expect(proof.situations.allSatisfy { $0.stoppedBy == .time && $0.states <= 1 })
    let report = ProofReport(proof, remedies: [:], on: CalendarDay(secondsSince1970: 0))
    #expect(report.summary.contains("ran out of processor time in “calls”, “refusals”"))
  }

  @Test func timeIsSharedAmongSituations() throws {
    let proof = SessionProof(try longde(), bound: 300, within: TimeLimit(seconds: 3_600))
    #expect(!proof.situations.contains { $0.stoppedBy == .time })
  }

  @Test func unusedTokensAreNotExplored() throws {
    let used = ExploredContract(try longde())
    let more = ExploredContract(try longde(withUnusedTokens: 40))
    #expect(more.rules.tokens.map(\.name) == used.rules.tokens.map(\.name))
  }
}
