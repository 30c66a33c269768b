import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func reportIsSortedByFilePlaceRuleMessage() {
    let (one, two) = (SourceFile(path: "a", text: "xy"), SourceFile(path: "b", text: "xy"))
    let sorted = [
      Diagnostic("z", "nowhere", at: nil), Diagnostic("b", "1", at: one.span(0..<1)),
      Diagnostic("c", "1", at: one.span(0..<1)), Diagnostic("c", "2", at: one.span(0..<1)),
      Diagnostic("a", "1", at: one.span(1..<2)), Diagnostic("a", "1", at: two.span(0..<1)),
    ]
    for shift in sorted.indices {
      let shuffled = Array(sorted[shift...] + sorted[..<shift])
      #expect(Problems(shuffled).diagnostics == sorted)
      #expect(Problems(shuffled.reversed()).diagnostics == sorted)
    }
  }

  @Test(
    arguments: [
      (0x00, "a control character"), (0x1B, "a control character"), (0x7F, "a control character"),
      (0x9F, "a control character"), (0x85, "a character that some readers take for a line break"),
      (0x2028, "a character that some readers take for a line break"),
      (0x202E, "a character that reorders the text around it"),
      (0x2066, "a character that reorders the text around it"),
      (0x061C, "a character that reorders the text around it"),
      (0xFEFF, "a byte order mark inside the text"),
      (0xFFFE, "a code point that is not a character"),
      (0xFDD0, "a code point that is not a character"),
      (0x10FFFF, "a code point that is not a character"),
      (0x09, nil), (0x0A, nil), (0x0D, nil), (0x20, nil), (0x7E, nil), (0xA0, nil), (0xFFFD, nil),
      (0x8BF7, nil), (0x1F600, nil), (0x200D, nil),
    ] as [(UInt32, String?)])
  func detectsHazardousCharacters(_ value: UInt32, _ words: String?) throws {
    #expect(TextHazard.of(try #require(Unicode.Scalar(value)))?.rawValue == words)
  }

  @Test func spansAreSmall() {
    #expect(MemoryLayout<Span>.size == 16)
  }
}
