package import Diagnostics
package import JSONSource

/// The body of a recorded answer.
package struct RecordedBody: Sendable {
  /// The body as it came.
  package let text: String
  /// Nil where the body is empty or no JSON.
  package let json: JSONNode?
  /// The reason why a body is no JSON.
  package let mistake: JSONMistake?
  /// The place of the body in the recording.
  package let span: Span
  /// The places of the values lie in a text of its own, which stands in the recording as one value.
  private let isQuoted: Bool

  package var isEmpty: Bool { text.isEmpty }

  /// No body.
  package static func empty(at span: Span) -> RecordedBody {
    RecordedBody(text: "", json: nil, mistake: nil, span: span, isQuoted: false)
  }

  /// A body that stands in the recording as JSON.
  package static func json(_ node: JSONNode) -> RecordedBody {
    let span = node.span
    let bytes = span.source.bytes[span.startOffset..<span.endOffset]
    return RecordedBody(
      text: String(decoding: bytes, as: UTF8.self), json: node, mistake: nil, span: span,
      isQuoted: false)
  }

  /// A file that is the body.
  package static func file(_ source: SourceFile) -> RecordedBody {
    let whole = source.span(source.textStart..<source.bytes.count)
    return read(source, span: whole, isQuoted: false)
  }

  /// A body that stands in the recording as a text.
  package static func quoted(_ text: String, at span: Span) -> RecordedBody {
    read(SourceFile(path: span.source.path, text: text), span: span, isQuoted: true)
  }

  private static func read(_ source: SourceFile, span: Span, isQuoted: Bool) -> RecordedBody {
    let text = String(decoding: source.bytes, as: UTF8.self)
    do {
      let node = text.isEmpty ? nil : try readJSON(source)
      return RecordedBody(text: text, json: node, mistake: nil, span: span, isQuoted: isQuoted)
    } catch {
      return RecordedBody(text: text, json: nil, mistake: error, span: span, isQuoted: isQuoted)
    }
  }

  /// The place in the recording of a value of the body.
  func place(_ pointer: JSONPointer, _ node: JSONNode?) -> AnswerPlace {
    AnswerPlace(.body(pointer), isQuoted ? span : node?.span ?? span)
  }

  var mistakePlace: Span { isQuoted ? span : mistake?.span ?? span }
}
