package import Diagnostics

/// A place in a recorded answer: the part of the answer, and where the recording has it.
package struct AnswerPlace: Sendable {
  package let part: AnswerPart
  package let span: Span

  init(_ part: AnswerPart, _ span: Span) {
    self.part = part
    self.span = span
  }
}

package enum AnswerPart: Hashable, Sendable {
  case status
  case header(String)
  case cookie(String)
  case body(JSONPointer)

  /// The name of the part for messages.
  package var words: String {
    switch self {
    case .status: "the status"
    case .header(let name): "the header `\(name)`"
    case .cookie(let name): "the cookie `\(name)`"
    case .body(let pointer): pointer.steps.isEmpty ? "the body" : "`\(pointer)`"
    }
  }
}
