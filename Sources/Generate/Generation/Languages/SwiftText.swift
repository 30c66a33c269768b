import Diagnostics

/// The one place that knows how anything becomes Swift: literals, identifiers, comments.
enum SwiftText {
  /// A string literal of letters that anybody can see and of escapes: no text can end it, interpolate, hide or reorder.
  static func literal(_ text: String) -> String { "\"" + inside(text) + "\"" }

  /// The text between the quotes of such a literal.
  static func inside(_ text: String) -> String { text.spellingOdd(escaped) }

  /// JSON as a literal: over lines if it is long. Three quotes never follow each other in it.
  static func json(_ json: JSONValue) -> String {
    let line = literal(json.compact)
    if line.utf8.count <= CodeLayout.room { return line }
    let lines = json.written().spellingOdd { $0 == "\"" || $0 == "\n" ? String($0) : escaped($0) }
    return "\"\"\"\n" + CodeLayout.swift.indented(lines + "\"\"\"")
  }

  /// An identifier, in ticks where Swift reserves the word.
  static func identifier(_ name: String) -> String {
    SwiftWords.reserved.contains(name) ? "`\(name)`" : IdentifierWord.only(name)
  }

  /// A word inside of an identifier, where none is reserved.
  static func part(_ name: String) -> String { IdentifierWord.only(name) }

  /// The label of an argument, where something is called.
  static func label(_ name: String) -> String {
    SwiftWords.reservedAsLabel.contains(name) ? "`\(name)`" : IdentifierWord.only(name)
  }

  /// A text as one line behind `//`: no line break, nothing that reorders.
  static func comment(_ text: String) -> String { LineText.plain(text) }

  /// A text as one line behind `///`. Tools show such lines as Markdown, so it is escaped as such.
  static func doc(_ text: String) -> String { MarkdownText.escape(text) }

  /// The same in lines, each but the first with its slashes.
  static func docLines(_ doc: String) -> String {
    CommentLayout.wrapped(doc, margin: "/// ", lineStart: MarkdownText.lineStart)
  }

  /// A whole number with its thousands apart.
  static func number(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))  //! negative-number-groups
    guard digits.count > 4 else { return String(number) }
    let first = (digits.count - 1) % 3 + 1
    let rest = stride(from: first, to: digits.count, by: 3).map { String(digits[$0..<$0 + 3]) }
    let sign = number < 0 ? "-" : ""
    return sign + ([String(digits[..<first])] + rest).joined(separator: "_")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {  //! literal-line-break
    case "\"": "\\\""  //! swift-quote-escaped
    case "\\": "\\\\"  //! swift-interpolation-escaped
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case " "..."~": String(Character(scalar))
    case _ where PlainLetters.hold(scalar): String(Character(scalar))
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }  //! literal-reordering-escaped
  }
}
