import Diagnostics

/// The mistakes after which YAML itself cannot go on.
extension Diagnostic {
  static func unclosedQuote(at span: Span) -> Diagnostic {
    form(
      .unclosedQuote, "this text is never closed", at: span.first,
      help: "write another \(span.first.quoted) where the text ends")
  }

  static func markerInQuote(at marker: Span, quote: Span) -> Diagnostic {
    form(
      .unclosedQuote, "this text is not closed before the end of the document", at: quote.first,
      related: [RelatedPlace(marker, "this ends the document")],
      help: "write another \(quote.first.quoted) where the text ends")
  }

  static func unclosedBracket(at bracket: Span, misfit: Span?) -> Diagnostic {
    let closing = bracket.first.quoted == "`[`" ? "]" : "}"
    return form(
      .unclosedBracket, "\(bracket.first.quoted) is never closed", at: bracket.first,
      related: misfit.map { [RelatedPlace($0, "this cannot stand inside")] } ?? [],
      help: "write `\(closing)` where it ends")
  }

  static func missingComma(at span: Span, bracket: Span) -> Diagnostic {
    form(
      .missingComma, "there is no comma before \(span.quoted)", at: span,
      related: [RelatedPlace(bracket.first, "inside these brackets")],
      help:
        "put a comma between two items; a text with a comma, colon or bracket in it goes in quotes")
  }

  static func closesNothing(at span: Span) -> Diagnostic {
    form(
      .unclosedBracket, "\(span.quoted) closes nothing", at: span,
      help: "remove it, or open the brackets; a text that holds brackets goes in quotes")
  }

  static func missingColon(at span: Span) -> Diagnostic {
    let hasColon = span.quoted.utf8.contains(UInt8(ascii: ":"))
    return form(
      .missingColon, "this is neither a key with a value nor part of the text above", at: span,
      help: hasColon ? "put a space behind the colon" : "write it as `key: value`, or indent it")
  }

  static func secondColon(at span: Span) -> Diagnostic {
    form(
      .colon, "there is a second colon on this line", at: span,
      help: "put the value in quotes if the colon belongs to it, "
        + "or begin the inner mapping on the next line, indented")
  }

  static func colonBelow(at span: Span, key: Entry.KeyScalar) -> Diagnostic {
    form(
      .colon, "this colon does not stand on the line of its key", at: span,
      related: [RelatedPlace(key.span, "the key")], help: "put it right behind the key")
  }

  static func colonInBrackets(at span: Span) -> Diagnostic {
    form(
      .colon, "this colon ends no key", at: span,
      help: "put a space behind it, or the text in quotes")
  }

  static func afterValue(at span: Span, value: Span?) -> Diagnostic {
    form(
      .afterValue, "nothing may stand behind this value on its line", at: span,
      related: value.map { [RelatedPlace($0.first, "the value begins here")] } ?? [],
      help: "remove it, or put the whole text in quotes; "
        + "a quote inside quotes is written twice in single ones, and as `\\\"` in double ones")
  }

  static func reservedCharacter(at span: Span) -> Diagnostic {
    form(
      .reservedCharacter, "a text cannot begin with \(span.quoted)", at: span,
      help: "put the text in quotes")
  }

  static func unreadable(at span: Span) -> Diagnostic {
    form(
      .syntax, "this cannot be read as YAML", at: span,
      help: "look for a missing quote, bracket or colon here or just before")
  }
}
