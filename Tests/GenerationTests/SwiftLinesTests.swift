import Testing

@testable import Generation

@Suite("Wrapping long lines of Swift")
struct SwiftLinesTests {
  private static let long = String(repeating: "x", count: 60)

  @Test(arguments: [
    (
      "    func a(one: \(long), two: Int, three: Int) async throws(F<R>) -> Answer {",
      """
          func a(
            one: \(long), two: Int, three: Int
          ) async throws(F<R>) -> Answer {
      """
    ),
    (
      "  func a() async throws(CallFailure<\(long)>) -> [Answer] {",
      """
        func a() async throws(CallFailure<\(long)>)
          -> [Answer]
        {
      """
    ),
    (
      "  try await session.end { tokens in try Call<A, B>(\"\(long)\", tokens[\"refresh\"], a: b()) }",
      """
        try await session.end { tokens in
          try Call<A, B>(
            "\(long)", tokens["refresh"], a: b())
        }
      """
    ),
    (
      "  static let a = Rule(name: \"a\", messages: [\"en\": \"\(long)\", \"de\": \"\(long)\"])",
      """
        static let a = Rule(
          name: "a",
          messages: [
            "en": "\(long)",
            "de": "\(long)",
          ])
      """
    ),
    (
      "  [GrantedToken(\"access\", \(long)), GrantedToken(\"refresh\", refresh)] + self.part.tokens",
      """
        [
          GrantedToken("access", \(long)),
          GrantedToken("refresh", refresh),
        ]
          + self.part.tokens
      """
    ),
    (
      "  Call(\"\(long)\", .post, \"/token\", body: nil).expecting(ExpectedNonce(nonce), in: \"id\")",
      """
        Call("\(long)", .post, "/token", body: nil)
          .expecting(ExpectedNonce(nonce), in: "id")
      """
    ),
    (
      "  case first, \(long), second, third, fourth, fifth",
      """
        case first, \(long), second, third, fourth,
          fifth
      """
    ),
    (
      "  /// \(long) and more words with `code that stays whole` in it.",
      """
        /// \(long) and more words with
        /// `code that stays whole` in it.
      """
    ),
    (
      "  /// - Throws: \(long) and why the server\n  ///   could not be told.\n  ///\n  /// More.",
      """
        /// - Throws: \(long) and why the server
        ///   could not be told.
        ///
        /// More.
      """
    ),
    (
      "  /// \(long) and so many words that it goes on in\n  /// the next line.",
      """
        /// \(long) and so many words that it goes on
        /// in the next line.
      """
    ),
    (
      "  /// \(long) and so many words that a list may begin - here.",
      """
        /// \(long) and so many words that a list may
        /// begin - here.
      """
    ),
    (
      "  /// \(long) and so many words that it should - be here.",
      """
        /// \(long) and so many words that it should
        /// \\- be here.
      """
    ),
  ])
  func linesAreWrappedLikeTheFormatter(_ line: String, _ lines: String) {
    #expect(SwiftLines.wrapped(line) == lines)
    #expect(SwiftLines.wrapped(lines) == lines, "wrapped lines stay as they are")
  }

  /// A multiline literal contains any text unchanged.
  @Test(arguments: [
    #"{"accessToken":"example","user":{"id":"example id","name":""},"list":[1,2,3],"more":true}"#,
    "plain words that go on and on, with \\ and \" and \"\"\" and \n and \u{202E} and 请登录 in them, and more words",
    String(repeating: "\"", count: 90), String(repeating: "\\", count: 90),
    String(repeating: "0123456789", count: 20),
    "words that end in blanks" + String(repeating: " ", count: 80),
  ])
  func literalKeepsItsText(_ text: String) throws {
    let line = "  body: " + SwiftText.literal(text)
    let lines = SwiftLines.wrapped(line).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == #"  body: """"# && lines.last == #"    """"#)
    #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
    let inside = lines.dropFirst().dropLast().map { line in
      line.hasPrefix("    ") ? String(line.dropFirst(4)) : "not indented"
    }
    #expect(!inside.contains { $0.contains("\"\"\"") }, "nothing ends it early")
    let joined = inside.map { $0.hasSuffix("\\") && !isEscaped($0) ? String($0.dropLast()) : $0 }
    #expect(unescaped(joined.joined()) == text)
  }

  /// The backslash at the end belongs to one before it.
  private func isEscaped(_ line: String) -> Bool {
    line.reversed().prefix { $0 == "\\" }.count % 2 == 0
  }

  private func unescaped(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch kind {
      case "n": result.append("\n")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        result.unicodeScalars.append(Unicode.Scalar(UInt32(digits, radix: 16) ?? 0) ?? "?")
      default: result.append(kind)
      }
    }
    return result
  }

  /// A line without a place to break stays as it is, and so does one that can't be parsed.
  @Test(arguments: [
    "  \(long)\(long)", "  let \(long) = \"\(long)", "  )) \(long) \(long)",
  ])
  func unbreakableLineStaysWhole(_ line: String) {
    #expect(SwiftLines.wrapped(line) == line)
  }
}
