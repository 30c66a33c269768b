import Diagnostics

/// The file as a whole.
extension Diagnostic {
  static func empty(_ source: SourceFile) -> Diagnostic {
    form(
      .empty, "there is nothing in this file", at: source.span(0..<0),
      help: "begin with `authcontract: 1`")
  }

  static func directive(at span: Span) -> Diagnostic {
    form(
      .directive, "\(span.quoted) is a directive, which contracts do not have", at: span,
      help: "remove the line")
  }

  static func secondDocument(at span: Span) -> Diagnostic {
    form(
      .secondDocument, "`---` begins a second document", at: span,
      help: "put it into another file; a single `---` may only come first")
  }

  static func documentEnd(at span: Span) -> Diagnostic {
    form(.documentEnd, "`...` ends the document", at: span, help: "remove it")
  }

  static func behindDocument(at span: Span) -> Diagnostic {
    form(
      .syntax, "this does not belong to the value above", at: span,
      help: "the value above is complete: remove this, or give both a key")
  }

  static func tooLarge(_ source: SourceFile, _ limit: Int) -> Diagnostic {
    form(
      .tooLarge, "this file has \(source.bytes.count) bytes; the limit is \(limit)",
      at: source.span(0..<0), help: "split it")
  }

  static func tooDeep(_ limit: Int, at span: Span) -> Diagnostic {
    form(
      .tooDeep, "this is nested in more than \(limit) levels", at: span,
      help: "give inner parts a name under `types`, and refer to it")
  }

  static func tooMany(_ limit: Int, at span: Span) -> Diagnostic {
    form(
      .tooMany, "there are more than \(limit) keys and values up to here", at: span,
      help: "split the file")
  }

  static func tooManyProblems(_ limit: Int, at span: Span?) -> Diagnostic {
    form(
      .tooManyProblems, "there are more than \(limit) problems of form in this file",
      at: span, help: "correct the problems above and try again")
  }
}
