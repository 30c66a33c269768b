package import Diagnostics

/// The reason why a file holds no recorded answers. Its words quote nothing of the file.
package struct BadRecording: Error, Sendable {
  package let message: String
  package let span: Span
  private let help: String

  package init(
    _ message: String, at span: Span, help: String = "docs/check.md shows how answers are recorded"
  ) {
    self.message = message
    self.span = span
    self.help = help
  }

  /// The lines of the recording are not shown: they may hold secrets.
  package var diagnostic: Diagnostic {
    let start = span.start
    return Diagnostic(
      AnswerRule.badRecording.rawValue,
      "\(span.source.path):\(start.line):\(start.column): \(message)", at: nil,
      help: help)
  }
}
