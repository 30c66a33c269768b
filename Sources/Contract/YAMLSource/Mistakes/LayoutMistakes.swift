import Diagnostics

/// The mistakes in where things stand on their lines.
extension Diagnostic {
  static func tab(at span: Span) -> Diagnostic {
    form(
      .tab, "there is a tab in the indentation", at: span, help: "use spaces, two for each level")
  }

  static func textNotIndented(at span: Span, wanted: Int, text: Span) -> Diagnostic {
    form(
      .indentation, "this line belongs to a text that is not closed yet, and is not indented",
      at: span, related: [RelatedPlace(text.first, "the text begins here")],
      help: "close the quotes above, or \(begin(wanted))")
  }

  static func bracketsNotIndented(at span: Span, wanted: Int, bracket: Span) -> Diagnostic {
    form(
      .indentation, "this line is inside brackets, and is not indented", at: span,
      related: [RelatedPlace(bracket, "they are opened here")],
      help: "close the brackets above, or \(begin(wanted))")
  }

  private static func begin(_ spaces: Int) -> String {
    "begin this line with at least \(spaces) space\(spaces == 1 ? "" : "s")"
  }

  /// `outer` is what the line would have to go on with; `inner` is what ended before it.
  static func wrongIndent(at span: Span, outer: Span, isList: Bool, inner: Span?) -> Diagnostic {
    let kind = isList ? "list" : "mapping"
    let places =
      [
        RelatedPlace(outer.first, "this \(kind) begins in column \(outer.start.column)")
      ] + (inner.map { [RelatedPlace($0.first, "this begins in column \($0.start.column)")] } ?? [])
    return form(
      .indentation, "this line belongs to nothing above it", at: span, related: places,
      help: isList
        ? "begin it with `- ` in the column of the list, or indent it like the value that it belongs to"
        : "begin it in the same column as the keys that it belongs to")
  }

  static func tooFarIndented(at span: Span, value: Span?) -> Diagnostic {
    form(
      .indentation, "the value above this key is a text already", at: span,
      related: value.map { [RelatedPlace($0, "the text")] } ?? [],
      help: "begin it in the same column as the other keys, or remove the text")
  }

  static func blankLineTooDeep(at span: Span) -> Diagnostic {
    form(
      .indentation, "the text above begins with a blank line that is indented further than this",
      at: span, help: "remove the spaces on the blank lines, or indent the text further")
  }

  static func comment(at span: Span) -> Diagnostic {
    form(
      .comment, "there is no space before this comment", at: span,
      help: "put a space before the `#`")
  }

  static func misplacedDash(at span: Span) -> Diagnostic {
    form(
      .dash, "there can be no dash here", at: span,
      help: "begin each item on a line of its own, or put the items in brackets: [one, two]; "
        + "a text that begins with a dash goes in quotes")
  }

  static func blockHeader(at span: Span) -> Diagnostic {
    form(
      .blockHeader, "this cannot follow `|` or `>` on its line", at: span,
      help:
        "begin the text on the next line, indented; "
        + "a text that begins with `|` or `>` goes in quotes"
    )
  }

  static func blockHeaderInBrackets(at span: Span) -> Diagnostic {
    form(
      .blockHeader, "inside brackets a text cannot begin with \(span.quoted)", at: span,
      help: "put the text in quotes, or write the outer mapping without brackets")
  }
}
