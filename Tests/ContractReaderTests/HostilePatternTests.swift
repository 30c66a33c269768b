import CaseFolders
import Foundation
import Patterns
import Testing

/// Patterns with texts that would keep a backtracking matcher busy. TypeScript and Python are held to the same rows.
@Suite struct HostilePatternTests {
  private struct Row: Decodable {
    let pattern, text, end: String
    let times: Int
    let gives: Bool
  }

  /// Backtracking takes minutes, and this a few hundredths of a second.
  private static let limit = ProcessInfo.processInfo.environment["AUTHCONTRACT_PATTERN_LIMIT"]
    .flatMap(Int.init)

  @Test func matchesAsOtherLanguagesDo() throws {
    for row in try rows() {
      let pattern = try TextPattern(row.pattern)
      let text = String(repeating: row.text, count: row.times) + row.end
      let start = clock()
      #expect(pattern.matches(text) == row.gives, "\(row)")
      let spent = Int(clock() - start) * 1_000 / Int(CLOCKS_PER_SEC)
      if let limit = Self.limit { #expect(spent < limit, "\(row)") }
    }
  }

  /// The recorded rows, or those of a longer run.
  private func rows() throws -> [Row] {
    let text =
      if let file = ProcessInfo.processInfo.environment["AUTHCONTRACT_PATTERN_ROWS"] {
        try String(contentsOfFile: file, encoding: .utf8)
      } else {
        try Checkout.text("Tests/Cases/patterns/whole-texts/hostile.json")
      }
    return try JSONDecoder().decode([Row].self, from: Data(text.utf8))
  }
}
