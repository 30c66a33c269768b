import CaseFolders
import Conformance
import Defects
import Foundation
import TestLab
import Testing

/// Each defect is found wherever it shows.
@Suite("Defects that the tester finds")
struct DefectTests {
  @Test(arguments: DefectPair.run)
  func defectIsFound(_ pair: DefectPair) async throws {
    #expect(try await !DefectRuns.shared.broken(pair).isEmpty)
  }

  @Test func everyDefectShowsInSomeContract() {
    let shown = Set(DefectPair.all.map(\.defect.name))
    #expect(Defect.all.map(\.name).filter { !shown.contains($0) } == [])
  }

  @Test func defectsHaveUniqueNamesAndSummaries() {
    let names = Defect.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Defect.all.allSatisfy { !$0.says.contains("\n") && !$0.says.hasSuffix(".") })
  }

  /// A refused valid call breaks its own promise, not only those of others.
  @Test func rejectedCorrectPasswordBreaksItsPromise() async throws {
    let defect = try #require(Defect.all.first { $0.name == "password.denied" })
    let report = try await LabContract.atrium.report(["answers.signIn"], defect: defect)
    #expect(report.broken.map(\.id) == ["answers.signIn"])
  }

  @Test func docsListEveryDefect() async throws {
    var rows = [
      "| defect | the server's mistake | contract | a promise that finds it |", "|---|---|---|---|",
    ]
    for defect in Defect.all {
      guard let pair = DefectPair.run.first(where: { $0.defect.name == defect.name }) else {
        continue
      }
      let found = try await DefectRuns.shared.broken(pair).first ?? "none"
      rows.append("| `\(defect.name)` | \(defect.says) | \(pair.server.name) | `\(found)` |")
    }
    let page = Checkout.root.appending(path: "docs/conform.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let wanted = text.replacing(#/<!-- defects -->\n(?s:.*?)<!-- end -->/#) { _ in
      "<!-- defects -->\n\(rows.joined(separator: "\n"))\n\n<!-- end -->"
    }
    try Golden.check(wanted, against: page)
  }
}
