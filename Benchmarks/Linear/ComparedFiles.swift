import ContractReader
import Diagnostics
import Foundation
import Review
import YAMLSource

/// Two contracts with ten edits between them, as `authgen diff` reads and compares them, beside libyaml's scan of both.
struct ComparedFiles {
  static let edits = 10
  /// The most times that a comparison takes of the scan.
  static let limit = 8.0
  private let old: SourceFile
  private let new: SourceFile

  init(endpoints: Int, _ text: String) {
    old = SourceFile(path: "old.yaml", text: text)
    var changed = text
    for number in endpoints - Self.edits..<endpoints {
      let route = "/items/call\(number)/{id}"
      changed.replace(route, with: "/moved\(route)", maxReplacements: 1)
    }
    new = SourceFile(path: "new.yaml", text: changed)
  }

  /// Milliseconds of the processor.
  func measure() throws -> (scan: Double, diff: Double, changes: Int) {
    let start = clock()
    for source in [old, new] {
      precondition(LibyamlScan.tokens(in: source.bytes) > 0, "nothing was scanned")
    }
    let scanned = clock()
    let contracts = try [old, new].map { try ContractReader.read(YAMLSource.parse($0)) }
    let report = ReviewReport(
      contracts[1], against: [("old", contracts[0])], storyBound: 2_000)
    let shown = TextReport(colour: false).render(report.diagnostics(withFine: false, named: true))
    let end = clock()
    precondition(!shown.isEmpty, "the report is empty")
    let changes = Set(report.findings.map { $0.finding.path.prefix(2) }).count
    let tick = 1_000 / Double(CLOCKS_PER_SEC)
    return (Double(scanned - start) * tick, Double(end - scanned) * tick, changes)
  }
}
