import CaseFolders
import Foundation
import Testing

/// `scripts/within` ends a run of tests that hangs, and says where.
@Suite struct WithinTests {
  private static func line(_ kind: String, _ test: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[{"symbol":"default","text":"x"}],"testID":"\#(test)"},"version":0}"#
  }

  private static let events = [
    #"{"kind":"event","payload":{"kind":"runStarted"},"version":0}"#,
    line("testStarted", "A.Things"), line("testStarted", #"A.Things\/ends()\/F.swift:1:2"#),
    line("testStarted", #"A.Things\/waits()\/F.swift:2:2"#),
    line("testStarted", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testCaseStarted", #"A.Things\/ends()\/F.swift:1:2"#),
    line("testCaseStarted", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testCaseStarted", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testCaseEnded", #"A.Things\/hangs(_:)\/F.swift:3:2"#),
    line("testCaseEnded", #"A.Things\/ends()\/F.swift:1:2"#),
  ].joined(separator: "\n")

  private func run(
    _ limit: Int, events: String = Self.events, _ words: String...
  ) throws -> Shell.Report {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(events.utf8).write(to: file)
    return try Shell.run(["scripts/within", "\(limit)", file.path] + words)
  }

  @Test func hangingTestsAreNamed() throws {
    let report = try run(1, "sleep", "600")
    #expect(report.status == 124, "\(report.errors)")
    #expect(
      report.output == """

        Stopped after 1 seconds. Tests that were running:
          A.Things/hangs(_:)/F.swift:3:2

        """)
  }

  @Test func interruptedTestsAreNamed() throws {
    let report = try run(600, "sh", "-c", "exit 1")
    #expect(report.status == 1)
    #expect(
      report.output == """

        Stopped by a crash. Tests that were running:
          A.Things/hangs(_:)/F.swift:3:2

        """)
  }

  @Test(arguments: [
    "", events + "\n" + #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
  ])
  func finishedRunKeepsItsStatus(_ events: String) throws {
    let report = try run(600, events: events, "sh", "-c", "echo done; exit 3")
    #expect(report.status == 3)
    #expect(report.output == "done\n")
  }
}
