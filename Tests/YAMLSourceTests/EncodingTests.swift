import Diagnostics
import Foundation
import Testing
import YAMLSource

/// Bytes that are no text, and characters that no text may hold.
@Suite struct EncodingTests {
  /// Sequences that aren't UTF-8, and the number of bytes that the first problem covers.
  @Test(
    arguments: [
      ([0x80], 1), ([0xBF], 1), ([0xC0, 0x80], 2), ([0xC1, 0xBF], 2), ([0xC2], 1),
      ([0xC2, 0x41], 1),
      ([0xE0, 0x80, 0x80], 3), ([0xE0, 0xA0], 2), ([0xE2, 0x82, 0x41], 2), ([0xED, 0xA0, 0x80], 3),
      ([0xED, 0xBF, 0xBF], 3), ([0xF0, 0x80, 0x80, 0x80], 4), ([0xF0, 0x9F, 0x98], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xF5, 0x80, 0x80, 0x80], 4), ([0xF8], 1), ([0xFE], 1),
      ([0xFF], 1),
      ([0xC3, 0xC3, 0xA9], 1),
    ] as [([UInt8], Int)])
  func invalidUTF8IsReported(_ bytes: [UInt8], _ length: Int) throws {
    for (before, behind) in [
      ("a: é", " b\nc: d\n"), ("# ", "\na: b\n"), ("\"a", "\": b\n"), ("a: b", ""),
    ] {
      let file = Array(before.utf8) + bytes + Array(behind.utf8)
      let problem = try #require(Reading.document(file).problems.first)
      #expect(problem.rule == "yaml-encoding")
      #expect(problem.span?.start.offset == before.utf8.count)
      #expect(problem.span?.end.offset == before.utf8.count + length)
    }
  }

  @Test(arguments: [
    "\u{7FF}", "\u{800}", "\u{FFFD}", "\u{10000}", "\u{10FFFD}", "\u{D7FF}", "\u{E000}", "é", "😀",
  ])
  func unusualCharactersAreText(_ character: String) {
    #expect(Reading.document("a: \(character)\n").root?.outline == "{a: \(character)}")
    #expect(Reading.rules("a: \(character)\n# \(character)\n") == [])
  }

  private static let hazards: [UInt32] =
    Array(0x00...0x08) + [0x0B, 0x0C] + Array(0x0E...0x1F) + Array(0x7F...0x9F)
    + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    + [0xFEFF, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]

  @Test(arguments: hazards) func hazardousCharactersAreRejectedEverywhere(_ value: UInt32) throws {
    let scalar = String(Character(try #require(Unicode.Scalar(value))))
    let texts = [
      "a: b\(scalar)c\nd: e\n", "a: 'b\(scalar)'\nd: e\n", "# \(scalar)\nd: e\n",
      "a: \"\(scalar)\"\nd: e\n",
      "a: bbbbbbbbbbbbbbbbbbbbb\(scalar)ccccccccccccccccccc\nd: e\n", "a: |\n  b\(scalar)\nd: e\n",
      "a: [b, c\(scalar)]\nd: e\n", "a\(scalar): b\nd: e\n",
    ]
    for text in texts {
      let document = Reading.document(text)
      #expect(document.problems.map(\.rule) == ["yaml-character"])
      let span = try #require(document.problems.first?.span)
      #expect(span.raw == scalar)
      #expect(document.root?["d"]?.outline == "e")
    }
  }

  @Test(arguments: hazards) func hazardousEscapesAreRejected(_ value: UInt32) throws {
    let digits = String(value, radix: 16, uppercase: true)
    let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    let document = Reading.document("a: \"é \(escape)b\"\nd: e\n")
    #expect(document.problems.map(\.rule) == ["yaml-character"])
    #expect(document.problems.first?.span?.raw == escape)
  }

  @Test(arguments: [
    "\\0", "\\a", "\\b", "\\v", "\\f", "\\r", "\\e", "\\N", "\\L", "\\P", "\\x00", "\\u202e",
    "\\x0D",
  ])
  func shortControlEscapesAreRejected(_ escape: String) {
    let document = Reading.document("a: \"\\\\\(escape)\"\n\"\(escape)\": b\n")
    #expect(document.problems.map(\.rule) == ["yaml-character", "yaml-character"])
    #expect(document.problems.compactMap(\.span?.raw) == [escape, escape])
  }

  @Test(arguments: [
    "\\n", "\\t", "\\\"", "\\\\", "\\/", "\\_", "\\ ", "\\x41", "\\u00e9", "\\x0A", "\\\\0",
    "\\\\u202E",
  ])
  func otherEscapesAreAllowed(_ escape: String) {
    #expect(Reading.rules("a: \"\(escape)\"\n") == [])
  }

  @Test func singleQuotesHaveNoEscapes() {
    #expect(Reading.document("a: '\\0\\u202E'\n").root?.outline == "{a: '\\0\\u202E'}")
    #expect(Reading.rules("a: '\\0'\nb: \\0\nc: |\n  \\0\n") == [])
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.utf16, "UTF-16"),
    (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"), (.utf32, "UTF-32"),
  ])
  func otherEncodingsAreReported(_ encoding: String.Encoding, _ name: String) throws {
    for text in ["a", "a: b\n", "authcontract: 1\ndoc: 请先登录请先登录请先登录\n", "# \n"] {
      let bytes = Array(try #require(text.data(using: encoding)))
      let document = Reading.document(bytes)
      #expect(document.root == nil)
      #expect(document.problems.map(\.rule) == ["yaml-encoding"])
      #expect(document.problems.first?.message == "this file is \(name), not UTF-8")
    }
  }

  @Test(arguments: [
    "\0", "a\0b: c", "a: \0\0\0\0", "\0\0\0\0\0\0", "ab\0\0cdefg", "a\0b\0cdefghijkl",
    "é\0é\0é\0é\0",
  ])
  func zeroBytesAreReportedAsCharacters(_ text: String) {
    #expect(Set(Reading.rules(text)) == ["yaml-character"])
  }

  @Test func onlyLeadingByteOrderMarkIsAllowed() {
    #expect(Reading.rules("\u{FEFF}a: b\n") == [])
    #expect(Reading.rules("\u{FEFF}\u{FEFF}a: b\n") == ["yaml-character"])
    #expect(Reading.rules("a: b\n\u{FEFF}c: d\n") == ["yaml-character"])
  }
}
