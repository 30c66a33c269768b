import Diagnostics

/// The mistakes by which a value means something that does not stand where it counts.
extension Diagnostic {
  static func anchor(at span: Span) -> Diagnostic {
    form(
      .anchor, "\(span.quoted) is an anchor, which contracts do not have", at: span,
      help: "remove it, and write the value out wherever it is meant; "
        + "a text that begins with `&` goes in quotes")
  }

  static func alias(at span: Span) -> Diagnostic {
    form(
      .alias, "\(span.quoted) is an alias, which contracts do not have", at: span,
      help: "write the value out; a text that begins with `*` goes in quotes")
  }

  static func tag(at span: Span) -> Diagnostic {
    form(
      .tag, "\(span.quoted) is a tag, which contracts do not have", at: span,
      help: "remove it; a text that begins with `!` goes in quotes")
  }

  static func mergeKey(at span: Span) -> Diagnostic {
    form(
      .mergeKey, "`<<` would mix another mapping into this one", at: span,
      help: "write the keys out here")
  }
}
