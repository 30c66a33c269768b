import ContractModel
import Diagnostics
import JSONSource
import Patterns

/// The limits of a value.
extension AnswerReader {
  mutating func check(
    _ limits: Field.SizeLimits, isNumber: Bool, at node: JSONNode, _ pointer: JSONPointer
  ) {
    let size = size(node, isNumber: isNumber)
    if let min = limits.min, let size, size < Double(min.value) {
      note(broken("falls below `min`", min.span, at: node, pointer))
    }
    if let max = limits.max, let size, size > Double(max.value) {
      note(broken("exceeds `max`", max.span, at: node, pointer))
    }
    if let pattern = limits.pattern, let text = node.text,
      text.unicodeScalars.count <= TextPattern.longestText,
      let form = try? TextPattern(pattern.value), !form.matches(text)
    {
      note(broken("does not match `pattern`", pattern.span, at: node, pointer))
    }
  }

  /// A text has a length and a number a size, also one that travels as a text.
  private func size(_ node: JSONNode, isNumber: Bool) -> Double? {
    switch node.content {
    case .text(let text): isNumber ? Double(text) : Double(text.unicodeScalars.count)
    case .number(let number): Double(number)
    default: nil
    }
  }

  private func broken(
    _ what: String, _ contract: Span, at node: JSONNode, _ pointer: JSONPointer
  ) -> AnswerFinding {
    let place = answer.body.place(pointer, node)
    return AnswerFinding(
      .limit, .warning, "\(place.part.words) \(what)", at: place, contract: contract,
      help: "the client reads it; widen the limit if the server is right")
  }
}
