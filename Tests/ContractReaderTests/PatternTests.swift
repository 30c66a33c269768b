import CaseFolders
import ContractModel
import Foundation
import Testing

@testable import Patterns

/// Patterns mean what regular expressions say: Swift's here, and those of JavaScript and Python in the runtimes' own tests.
@Suite struct PatternTests {
  private static let patterns = [
    "[a-z]+", "[0-9]{5}", "[0-9]{4}-[0-9]{2}", "a?b*c+", "(ab|cd)+", "(?:a|b){2,3}", "a{0}b",
    "[^a-c]", "[^,]*", "[-a]+", "[a-]+", "\\.\\*\\/", "[\\]\\\\\\-]", "a||b", "(a*)*b",
    "(a|ab)(c|bcd)",
    "[a-z0-9]+(-[a-z0-9]+)*", "\u{E4}[\u{4E00}-\u{9FA5}]{2,4}", "x{2,}", "()", "a(b(c)?)?",
    "[$.+*?(){}|/]+", "\u{1F600}?", "(a?){3}a{3}",
  ]
  private static let texts = [
    "", "a", "b", "ab", "abc", "cd", "abab", "aaa", "aaaa", "aaaaaa", "abcd", "12345", "1234",
    "2027-03", "a-b", "a--b", "-", "-a", "a-a", "]", "\\", "]\\-", ".*/", "xx", "x", "xxxx", ",",
    "a,b", "d", "\u{E4}\u{4F60}\u{597D}", "a\u{308}\u{4F60}\u{597D}", "\u{1F600}", "\n", "a\n",
    "$.+", "{}", "bcd", "acd", "\u{301}", "\r\n", "A", "z9",
  ]

  @Test(arguments: patterns)
  func matchesLikeSwiftRegex(_ text: String) throws {
    let pattern = try TextPattern(text)
    let other = try Regex(text).matchingSemantics(.unicodeScalar)
    for sample in Self.texts {
      #expect(try pattern.matches(sample) == (other.wholeMatch(in: sample) != nil), "\(sample)")
    }
  }

  /// JavaScript and Python check the same pairs, one per line.
  @Test func recordMatchesPatterns() throws {
    let lines = try Self.patterns.flatMap { text in
      let pattern = try TextPattern(text)
      return Self.texts.map { "[\(Self.json(text)), \(Self.json($0)), \(pattern.matches($0))]\n" }
    }
    let record = try #require(CaseFolder.all(in: "patterns").first).url.appending(path: "pairs.txt")
    try Golden.check(lines.joined(), against: record)
  }

  /// A text of JSON in ASCII.
  private static func json(_ text: String) -> String {
    let parts = text.utf16.map { unit in
      let isPlain = (0x20...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C
      let digits = String(unit, radix: 16)
      return isPlain
        ? String(UnicodeScalar(UInt8(unit)))
        : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(parts.joined())\""
  }

  @Test(arguments: patterns)
  func exampleMatchesItsPattern(_ text: String) throws {
    let pattern = try TextPattern(text)
    let shortest = try #require(pattern.example(length: 0...1000))
    #expect(pattern.matches(shortest))
    if let longer = pattern.example(length: 7...9) {
      #expect(pattern.matches(longer) && (7...9).contains(longer.unicodeScalars.count))
    }
  }

  @Test func exampleHasRequestedLength() throws {
    #expect(try TextPattern("[A-Z]{3}-[^a]+").example(length: 6...8) == "AAA-AA")
    #expect(try TextPattern("a?b{2}").example(length: 3...3) == "abb")
    #expect(try TextPattern("[0-9]{5}").example(length: 0...4) == nil)
    #expect(try TextPattern("[a-z]*").example(length: 1000...2000)?.count == 1000)
  }

  /// A backtracking matcher would run forever.
  @Test func pathologicalPatternRunsFast() throws {
    let pattern = try TextPattern("(([a-z]*)*)*(([a-z]+)+)+!")
    let text = String(repeating: "a", count: TextPattern.longestText)
    #expect(!pattern.matches(text))
    #expect(pattern.matches(text + "!"))
    _ = try TextPattern(String(repeating: "(a?)", count: 200))
  }

  /// For each character, every step runs once, however many paths lead to it.
  @Test(arguments: patterns + ["(([a-z]*)*)*(([a-z]+)+)+!"])
  func eachStepIsReachedOnce(_ text: String) throws {
    let pattern = try TextPattern(text)
    let all = Array(0...pattern.steps.count)
    #expect(pattern.reach(all + all).sorted() == all)
  }

  @Test(arguments: [("[0-9]{5", 5..<6), ("a.c", 1..<2), ("ab\\dc", 2..<4), ("(a", 0..<1)])
  func mistakeReportsItsPlace(_ text: String, _ place: Range<Int>) {
    let mistake = #expect(throws: PatternMistake.self) { try TextPattern(text) }
    #expect(mistake?.place == place)
  }
}
