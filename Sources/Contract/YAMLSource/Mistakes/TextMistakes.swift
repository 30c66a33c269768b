import Diagnostics

/// Bytes and characters that no contract may hold.
extension Diagnostic {
  static func wideEncoding(_ encoding: WideEncoding, _ source: SourceFile) -> Diagnostic {
    form(
      .encoding, "this file is \(encoding.rawValue), not UTF-8", at: source.span(0..<0),
      help: "save it as UTF-8")
  }

  /// Shows the first four of many bytes.
  static func invalidUTF8(_ bytes: [UInt8], at span: Span) -> Diagnostic {
    let words = bytes.prefix(4).map { "0x" + hex(UInt32($0), digits: 2) }.joined(separator: " ")
    return form(
      .encoding, "\(words)\(bytes.count > 4 ? " …" : "") is not UTF-8", at: span,
      help: "save the file as UTF-8; it may be Latin-1, GBK or another old encoding")
  }

  static func character(
    _ scalar: Unicode.Scalar, _ hazard: TextHazard, at span: Span
  ) -> Diagnostic {
    form(
      .character, "\(name(scalar)) is \(hazard.rawValue)", at: span, help: "remove it")
  }

  static func escapedCharacter(
    _ scalar: Unicode.Scalar, _ hazard: TextHazard, at span: Span
  ) -> Diagnostic {
    form(
      .character, "\(span.quoted) puts \(name(scalar)) into the text, \(hazard.rawValue)", at: span,
      help: "remove it; of the escapes for such characters only `\\n` and `\\t` may be used")
  }

  static func badEscape(at span: Span) -> Diagnostic {
    form(
      .escape, "\(span.quoted) is not an escape", at: span,
      help:
        "write `\\\\` for a backslash, or put the text in single quotes, where there are no escapes"
    )
  }

  static func shortEscape(at span: Span) -> Diagnostic {
    form(
      .escape, "\(span.quoted) is not followed by enough hexadecimal digits", at: span,
      help: "write `\\x` with two digits, `\\u` with four or `\\U` with eight, "
        + "or `\\\\` for a backslash")
  }

  static func noCharacter(at span: Span) -> Diagnostic {
    form(
      .escape, "\(span.quoted) is not the number of a character", at: span,
      help: "write the character itself, or one escape such as `\\U0001F600` instead of a pair")
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "U+" + hex(scalar.value, digits: 4)
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
