import Testing

@testable import Generation

@Suite struct LanguageTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b", #""a\"b""#), ("\\(x)", #""\\(x)""#),
    ("a\nb\r\t", #""a\nb\r\t""#),
    ("\"\"\"", #""\"\"\"""#), ("#\"\\#(x)\"#", ##""#\"\\#(x)\"#""##), ("请", "\"请\""),
    ("é — “ж” 登录，", "\"é — “ж” 登录，\""), ("א", #""\u{5D0}""#), ("\u{3000}", #""\u{3000}""#),
    ("\u{A0}", #""\u{A0}""#), ("\u{AD}", #""\u{AD}""#), ("\u{200B}", #""\u{200B}""#),
    ("\u{0}", #""\u{0}""#),
    ("\u{202E}", #""\u{202E}""#), ("e\u{301}", #""e\u{301}""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func swiftLiteralsEscapeEverything(_ text: String, _ literal: String) {
    #expect(SwiftText.literal(text).unicodeScalars.elementsEqual(literal.unicodeScalars))
  }

  /// An unescaped letter is visible, stands alone, and keeps its place in the writing order.
  @Test func unescapedLettersAreVisible() {
    for value in 0x7F...0x2FFFF {
      guard let scalar = Unicode.Scalar(value), PlainLetters.hold(scalar) else { continue }
      let kind = scalar.properties.generalCategory
      let isHidden = [
        .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .spaceSeparator,
        .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate,
      ].contains(kind)
      let runsLeft = [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains {
        $0.contains(value)
      }
      #expect(!isHidden && !runsLeft, "U+\(String(value, radix: 16))")
    }
  }

  @Test func reservedWordsAreQuoted() {
    #expect(SwiftText.identifier("default") == "`default`")
    #expect(SwiftText.identifier("name") == "name")
    #expect(SwiftText.identifier("\u{43E}ne\n") == "u_u43e_neua_")
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b", "a\u{202E}b", "a\u{0}b", "a\tb"])
  func commentCannotBeBroken(_ text: String) {
    for comment in [SwiftText.comment(text), SwiftText.doc(text)] {
      #expect(comment.hasPrefix("a") && comment.hasSuffix("b"))
      #expect(comment.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
    }
  }

  @Test(arguments: [
    (5, "5"), (3600, "3600"), (86_400, "86_400"), (604_800, "604_800"), (31_536_000, "31_536_000"),
    (-5, "-5"), (-3600, "-3600"), (-10_000, "-10_000"), (-100_000, "-100_000"),
    (-100_000_000, "-100_000_000"), (.min, "-9_223_372_036_854_775_808"),
  ])
  func swiftNumbersUseSeparators(_ number: Int, _ text: String) {
    #expect(SwiftText.number(number) == text)
  }

  @Test(arguments: [
    ("a|b", #"a\|b"#), ("<b>&", "&lt;b&gt;&amp;"), ("*_`[x](y)", #"\*\_\`\[x\](y)"#),
    ("a\nb", "a b"),
    ("- item", #"\- item"#),
    ("{{x}}", #"\{\{x\}\}"#),
    ("# a", ##"\# a"##),
    ("+ a", #"\+ a"#),
    ("1. a", #"1\. a"#),
    ("www.a.example", "`www.a.example`"),
    ("a@b.example x", "`a@b.example` x"),
    ("https://a.example", "`https://a.example`"),
    ("at https://a.example/v1.", "at `https://a.example/v1`."),
    ("(see https://a.example/v1).", "(see `https://a.example/v1)`."),
    ("a (https://a.example/v1).", "a (`https://a.example/v1`)."),
  ])
  func markdownTextIsEscaped(_ text: String, _ markdown: String) {
    #expect(MarkdownText.escape(text) == markdown)
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a|b", #"`a`\|`b`"#), ("a\nb", "`a b`"),
  ])
  func markdownCodeUsesEnoughBackticks(_ text: String, _ markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("ä", "%C3%A4"), ("a-b._~", "a-b._~"), ("/?#", "%2F%3F%23"), ("\u{1}", "%01"),
  ])
  func urlsArePercentEncoded(_ text: String, _ encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
  }
}
