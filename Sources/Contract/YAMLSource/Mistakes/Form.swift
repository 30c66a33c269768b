import Diagnostics

extension Diagnostic {
  /// A mistake in the form of a file. The reason is that of its rule.
  static func form(
    _ rule: YAMLRule, _ message: String, at span: Span?, related: [RelatedPlace] = [], help: String
  ) -> Diagnostic {
    Diagnostic(rule.rawValue, message, at: span, related: related, why: rule.why, help: help)
  }
}

extension Span {
  /// The text that stands here, between back quotes; a long text by its beginning.
  var quoted: String { Span.quote(String(decoding: source.bytes[bytes], as: UTF8.self)) }

  static func quote(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(40)
    return "`" + String(String.UnicodeScalarView(shown))
      + (shown.endIndex < text.unicodeScalars.endIndex ? "…`" : "`")
  }

  /// At most as many bytes as can be shown.
  private var bytes: Range<Int> {
    start.offset..<max(start.offset, min(end.offset, start.offset + 400))
  }

  /// The beginning of the span, one character long.
  var first: Span { source.span(start.offset..<min(start.offset + 1, source.bytes.count)) }
}
