import CaseFolders
import Foundation
import Testing

@Suite(.disabled(if: Golden.isRecording, "a recording run overwrites the file"))
struct GoldenTests {
  @Test func differenceShowsChangedLinesAndCommand() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\ntwo\nthree\n".utf8).write(to: file)
    #expect(Golden.difference("one\ntwo\nthree\n", from: file) == nil)
    #expect(
      Golden.difference("one\n2\nthree\nfour\n", from: file) == """
        \(file.path) differs from this output:
          - 2: two
          + 2: 2
          + 4: four
        If that's intended, run: scripts/record --filter HouseTests.GoldenTests
        """)
  }

  @Test func longDifferenceIsTruncated() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let lines = (1...50).map { "\($0)\n" }.joined()
    #expect(Golden.difference(lines, from: file)?.contains("… and 10 more lines") == true)
  }

  @Test func missingRecordingIsReported() {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let command = "If that's intended, run: scripts/record --filter HouseTests.GoldenTests"
    #expect(Golden.difference("", from: file) == "\(file.path) doesn't exist.\n\(command)")
  }
}
