import Testing

@testable import FileOutput

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?, context: Int = 3, limit: Int = 60) -> String {
    UnifiedDiff.render(
      old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: "Gen/a",
      context: context, limit: limit)
  }

  private func body(_ diff: String) -> [String] {
    diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).map(String.init)
  }

  @Test func changeIsShownWithContext() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "line five\n").replacing("line 17\n", with: "")
    #expect(
      diff(old, new, context: 1) == """
        --- Gen/a
        +++ Gen/a
        first difference at line 5
        @@ -4,3 +4,3 @@
         line 4
        -line 5
        +line five
         line 6
        @@ -16,3 +16,2 @@
         line 16
        -line 17
         line 18

        """)
  }

  @Test func nearbyChangesShareHunk() {
    let old = "a\nb\nc\nd\ne\n"
    #expect(
      body(diff(old, "a\nB\nc\nD\ne\n", context: 1))
        == ["@@ -1,5 +1,5 @@", " a", "-b", "+B", " c", "-d", "+D", " e", ""])
    #expect(
      body(diff(old, "a\nB\nC\nd\ne\n", context: 0))
        == ["@@ -2,2 +2,2 @@", "-b", "-c", "+B", "+C", ""])
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("a", "a") == "" && diff(nil, nil) == "")
  }

  @Test func missingFilesAreDevNull() {
    #expect(
      diff(nil, "x\n")
        == "--- /dev/null\n+++ Gen/a\nfirst difference at line 1\n@@ -0,0 +1,1 @@\n+x\n")
    #expect(
      diff("x\n", nil)
        == "--- Gen/a\n+++ /dev/null\nfirst difference at line 1\n@@ -1,1 +0,0 @@\n-x\n")
    #expect(diff(nil, "") == "--- /dev/null\n+++ Gen/a\n")
  }

  @Test func missingFinalLineBreakIsMarked() {
    let note = "\\ no line break at the end"
    #expect(body(diff("a", "a\n")) == ["@@ -1,1 +1,1 @@", "-a", note, "+a", ""])
  }

  @Test func controlCharactersAreEscaped() {
    let shown = diff(
      "a\n", "a\r\n\u{1B}[31m\u{202E}\u{0}".replacing("\0", with: "\u{7F}") + "\tx\n")
    #expect(
      body(shown) == [
        "@@ -1,1 +1,2 @@", "-a", "+a<U+000D>", "+<U+001B>[31m<U+202E><U+007F>\tx", "",
      ])
    let path = UnifiedDiff.render(old: [0x61], new: [0x62], path: "a\u{1B}b")
    #expect(path.hasPrefix("--- a<U+001B>b\n"))
  }

  @Test func invalidUTF8IsShown() {
    let shown = UnifiedDiff.render(
      old: [0x61, 0xFF, 0xC3, 0x0A], new: [0x61, 0xC3, 0xA9, 0x0A], path: "a")
    #expect(body(shown) == ["@@ -1,1 +1,1 @@", "-a<0xFF><0xC3>", "+a\u{E9}", ""])
  }

  @Test func binaryFilesAreSummarized() {
    let shown = UnifiedDiff.render(old: [1, 2, 0, 3], new: [1, 2, 0, 4, 5], path: "a")
    #expect(
      shown
        == "--- a\n+++ a\nbinary files of 4 and 5 bytes, first difference at byte 4\n")
  }

  @Test func longDiffsAndLinesAreTruncated() {
    let old = (0..<1000).map { "old \($0)\n" }.joined()
    let new = (0..<1000).map { "new \($0)\n" }.joined()
    let lines = body(diff(old, new, limit: 10))
    #expect(lines.count == 12 && lines[10] == "(1991 more lines)")
    let long = body(diff("a\n", String(repeating: "b", count: 1000) + "\n"))
    #expect(long[2] == "+" + String(repeating: "b", count: 300) + " (cut)")
  }

  /// Edits must lead from one text to the other with as few steps as possible.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func editsAreCorrectAndMinimal(seed: UInt64) {
    var random = Seeded(seed)
    let make = { (count: Int) in
      (0..<count).map { _ in [UInt8.random(in: 0..<4, using: &random)][...] }
    }
    for _ in 0..<25 {
      let (old, new) = (make(Int(seed) / 2), make(Int(seed) / 3 + 2))
      let edits = LineEdits.between(old, new)
      var (before, after): ([LineEdits.Line], [LineEdits.Line]) = ([], [])
      for edit in edits {
        switch edit {
        case .same(let one, let two):
          #expect(old[one] == new[two])
          before.append(old[one])
          after.append(new[two])
        case .removed(let one): before.append(old[one])
        case .added(let two): after.append(new[two])
        }
      }
      #expect(before == old && after == new)
      let same = edits.count { if case .same = $0 { true } else { false } }
      #expect(same == longestCommon(old, new))
    }
  }

  /// By the textbook's table.
  private func longestCommon(_ old: [LineEdits.Line], _ new: [LineEdits.Line]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var next = [0]
      for (index, other) in new.enumerated() {
        next.append(line == other ? row[index] + 1 : max(row[index + 1], next[index]))
      }
      row = next
    }
    return row[new.count]
  }
}
