import CaseFolders
import Foundation
import Testing

/// Comments and messages begin with their subject, and the sentences of messages are short.
@Suite struct WritingTests {
  @Test func textStaysWithinMeasures() throws {
    let report = try Shell.run(["scripts/house", "openers", "message-openers", "long-messages"])
    #expect(report.status == 0, "scripts/house --list MEASURE lists them:\n\(report.output)")
  }

  /// A measure that reads no messages would find none too long.
  @Test func messagesAreMeasured() throws {
    let report = try Shell.run(["scripts/house", "--list", "long-messages"])
    #expect(report.output.split(separator: "\n").count > 1000)
  }

  @Test(arguments: [
    ("openers", "Sources/One.swift", "/// What a type does.\n", true),
    ("openers", "Tests/one.py", "\"\"\"Whoever calls.\"\"\"\n", true),
    ("openers", "Sources/one.ts", "/** Where it is. */\n", true),
    ("openers", "Sources/One.swift", "/// The work of a type.\n", false),
    ("message-openers", "Tests/Cases/one/report.txt", "  = why: who calls is known\n", true),
    ("message-openers", "Tests/Cases/one/report.txt", "error[one]: what is sent\n", true),
    ("message-openers", "Tests/Cases/one/report.txt", "  = help: send one token\n", false),
    (
      "long-messages", "Tests/Cases/one/transcript.txt",
      "  = why: " + Array(repeating: "word", count: 26).joined(separator: " ") + "\n", true
    ),
    (
      "long-messages", "Tests/Cases/one/transcript.txt",
      "  = why: " + Array(repeating: "word", count: 25).joined(separator: " ") + "\n", false
    ),
  ])
  func measuresDetectViolations(
    _ measure: String, _ file: String, _ text: String, _ isBeyond: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (script, sample) = (folder.appending(path: "scripts/house"), folder.appending(path: file))
    for file in [script, sample] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "scripts/house"), to: script)
    try Data(text.utf8).write(to: sample)
    for words in [["git", "init", "--quiet"], ["git", "add", "."]] {
      #expect(try Shell.run(words, in: folder).status == 0)
    }
    let report = try Shell.run([script.path, measure], in: folder)
    #expect(report.status == (isBeyond ? 1 : 0), "\(report.output)\(report.errors)")
  }
}
