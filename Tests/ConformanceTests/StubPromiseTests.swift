import CaseFolders
import Conformance
import Foundation
import TestLab
import Testing

@Suite("Filled-in stubs and the promises of their contracts")
struct StubPromiseTests {
  @Test(arguments: FilledStub.all)
  func stubKeepsEveryPromise(_ stub: FilledStub) async throws {
    let report = try await StubRuns.shared.report(stub)
    #expect(report.broken.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
    #expect(report.count("kept") >= Self.least[stub.lab.name] ?? .max)
  }

  /// As many as the reference server keeps over a socket.
  private static let least = [
    "longde": 63, "syncnos": 44, "rote": 8, "readmigo": 200, "cognito": 20,
  ]

  @Test func docsListResultOfEveryStub() async throws {
    var rows = ["| contract | stubs | kept | broken | not observable |", "|---|---|---|---|---|"]
    for stub in FilledStub.all {
      let report = try await StubRuns.shared.report(stub)
      let counts = ["kept", "broken", "notObservable"].map { "\(report.count($0))" }
      let part = stub.promises.isEmpty ? "" : ", a part"
      let cells = ["\(stub.lab.name)\(part)", stub.language.rawValue] + counts
      rows.append("| \(cells.joined(separator: " | ")) |")
    }
    let page = Checkout.root.appending(path: "docs/conform.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let wanted = text.replacing(#/<!-- stubs -->\n(?s:.*?)<!-- end of stubs -->/#) { _ in
      "<!-- stubs -->\n\(rows.joined(separator: "\n"))\n\n<!-- end of stubs -->"
    }
    try Golden.check(wanted, against: page)
  }
}
