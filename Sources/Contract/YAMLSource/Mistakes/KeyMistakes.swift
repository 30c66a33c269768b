import Diagnostics

/// Keys, and values that are missing.
extension Diagnostic {
  static func duplicateKey(_ key: Entry.KeyScalar, first: Entry.KeyScalar) -> Diagnostic {
    let isSame = key.text.utf8.elementsEqual(first.text.utf8)
    let note = isSame ? "" : ", of the same letters composed in two ways"
    return form(
      .duplicateKey, "\(Span.quote(key.text)) stands twice in this mapping\(note)",
      at: key.span, related: [RelatedPlace(first.span, "it stands here already")],
      help: "remove or rename one of the two")
  }

  /// Inside brackets a comma ends a text: what stands behind it is taken for a key, which has no colon then.
  static func missingValue(of key: Entry.KeyScalar, colonless: Bool) -> Diagnostic {
    let needsSpace = colonless && key.style == .plain && key.text.utf8.contains(UInt8(ascii: ":"))
    let nothing = "`{ }` says that there is nothing, `\"\"` is a text without letters"
    let help =
      switch (colonless, needsSpace) {
      case (_, true): "put a space behind the colon"
      case (true, _):
        "if this belongs to the text before the comma, put the whole text in quotes: \"one, two\"; "
          + "a key needs a colon and a value: \(nothing)"
      case (false, _): "write a value behind the colon; \(nothing)"
      }
    return form(
      .missingValue, "\(Span.quote(key.text)) has no value", at: key.span, help: help)
  }

  static func missingItem(at span: Span) -> Diagnostic {
    form(
      .missingValue, "there is no value here", at: span,
      help: "write a value, or remove the item; `{ }` says that there is nothing")
  }

  static func missingBetweenCommas(at span: Span) -> Diagnostic {
    form(
      .missingValue, "there is nothing before this comma", at: span,
      help: "remove the comma, or write what is missing")
  }

  static func missingKey(at span: Span) -> Diagnostic {
    form(
      .missingKey, "there is a value here, and no key before the colon", at: span,
      help: "write `key: value`; a text that begins with a colon goes in quotes")
  }

  static func questionMark(at span: Span) -> Diagnostic {
    form(
      .complexKey, "`?` announces a key over several lines, which contracts do not have", at: span,
      help: "write `key: value`; a text that begins with `?` goes in quotes")
  }

  static func complexKey(at span: Span) -> Diagnostic {
    form(
      .complexKey, "a list or mapping cannot be a key", at: span,
      help: "write a name before the colon; a value that is a template goes in quotes: "
        + "\"{{ name }}\"")
  }

  /// In characters: no reader of YAML looks further for the colon of a key.
  static let longestKey = 1024

  static func longKey(at span: Span) -> Diagnostic {
    form(
      .missingColon, "this key is longer than \(longestKey) characters, or has no colon",
      at: span, help: "shorten the key, or write the colon and a space behind it")
  }
}
