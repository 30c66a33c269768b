import Diagnostics
import Review
import Testing

/// Two files beside each other: no line is lost, none comes twice, and equal lines are equal.
@Suite struct LinePairsTests {
  @Test(arguments: 1...40)
  func everyLineAppearsOnceInOrder(_ seed: Int) {
    var random = SeededNumbers(UInt64(seed))
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in line(&random) }
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let at = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random) || at == new.count {
        new.insert(line(&random), at: at)
      } else {
        new.remove(at: at)
      }
    }
    let (one, two) = (source(old), source(new))
    let rows = LinePairs(one, two).rows
    #expect(rows.compactMap(\.old) == Array(1...max(1, one.lineCount)))
    #expect(rows.compactMap(\.new) == Array(1...max(1, two.lineCount)))
    for row in rows where row.isSame {
      let (before, after) = (one.line(row.old ?? 0), two.line(row.new ?? 0))
      #expect(before.elementsEqual(after))
    }
    let same = rows.filter(\.isSame).count
    #expect(old != new || same == rows.count)
  }

  @Test func overlongPartIsShownWhole() {
    let (one, two) = (source((0..<4000).map { "a\($0)" }), source((0..<4000).map { "b\($0)" }))
    let rows = LinePairs(one, two).rows
    #expect(rows.filter { !$0.isSame }.count == 4000)
  }

  private func line(_ random: inout SeededNumbers) -> String {
    ["a", "b", "c", "d: 1"].randomElement(using: &random) ?? ""
  }

  private func source(_ lines: [String]) -> SourceFile {
    SourceFile(path: "a.yaml", text: lines.map { $0 + "\n" }.joined())
  }

  private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
  }
}
