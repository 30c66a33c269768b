package import Diagnostics

/// The reason why a text is not JSON. Its words quote nothing of the text, which may hold a secret.
package struct JSONMistake: Error, Sendable {
  package let message: String
  package let span: Span

  /// The text ends here, as one that was cut off does.
  package var isAtEnd: Bool { span.startOffset >= span.source.bytes.count }

  init(_ message: String, at span: Span) {
    self.message = message
    self.span = span
  }
}
