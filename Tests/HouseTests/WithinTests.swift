import CaseFolders
import Testing

/// `scripts/within` ends a run of tests that hangs, and says where.
@Suite struct WithinTests {
  private static let lines = [
    "◇ Test run started.", "◇ Suite Things started.", "◇ Test ends() started.",
    "◇ Test hangs(_:) started.", "◇ Test case passing 1 argument a → 1 to hangs(_:) started.",
    "✔ Test ends() passed after 0.001 seconds.", "◇ Test fails(_:) started.",
    "✘ Test fails(_:) recorded an issue with 1 argument at File.swift:1:2: Expectation failed",
    "✘ Test fails(_:) with 2 test cases failed after 3.2 seconds with 1 issue.",
    "◇ Test \"in words, too\" started.", "➜ Test left() skipped.",
  ]

  @Test func testsThatHangAreNamed() throws {
    let words = Self.lines.map { "echo '\($0)'" }.joined(separator: "; ")
    let report = try Shell.run(["scripts/within", "1", "sh", "-c", "\(words); sleep 600"])
    #expect(report.status == 124, "\(report.errors)")
    #expect(
      report.output.hasSuffix(
        """
        Stopped after 1 seconds. Tests that had started and not ended:
          "in words, too"
          hangs(_:)

        """), "\(report.output)")
  }

  @Test func aRunThatEndsEndsAsItDid() throws {
    let report = try Shell.run(["scripts/within", "600", "sh", "-c", "echo done; exit 3"])
    #expect(report.status == 3)
    #expect(report.output == "done\n")
  }
}
