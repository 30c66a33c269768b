import CaseFolders
import Foundation
import Testing

/// `scripts/within` ends a run of tests that hangs, and says where.
@Suite struct WithinTests {
  private static func line(_ kind: String, _ test: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[{"symbol":"default","text":"x"}],"testID":"\#(test)"},"version":0}"#
  }

  private static let events = [
    line("testStarted", "A.Things"), line("testStarted", #"A.Things\/ends()\/F.swift:1:2"#),
    line("testStarted", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testCaseStarted", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testEnded", #"A.Things\/ends()\/F.swift:1:2"#),
    line("testCaseEnded", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testSkipped", #"A.Things\/left()\/F.swift:5:2"#),
  ].joined(separator: "\n")

  @Test func hangingTestsAreNamed() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.events.utf8).write(to: file)
    let report = try Shell.run(["scripts/within", "1", file.path, "sleep", "600"])
    #expect(report.status == 124, "\(report.errors)")
    #expect(
      report.output == """

        Stopped after 1 seconds. Tests that had started and not ended:
          A.Things/hangs(_:)/F.swift:3:2

        """)
  }

  @Test func finishedRunKeepsItsStatus() throws {
    let words = ["scripts/within", "600", "/dev/null", "sh", "-c", "echo done; exit 3"]
    let report = try Shell.run(words)
    #expect(report.status == 3)
    #expect(report.output == "done\n")
  }
}
