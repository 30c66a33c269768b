import ContractModel
import Diagnostics
import Patterns
import YAMLSource

/// Patterns, and the examples that are held against them.
extension Reader {
  /// Nil, and reported, where it means nothing or not the same everywhere.
  func pattern(_ node: Node?, of shape: Shape) -> Text? {
    guard let node, let text = text(node) else { return nil }
    guard case .scalar(let scalar) = shape.element, scalar.isText else { return text }
    do throws(PatternMistake) {
      _ = try TextPattern(text.value)
      return text
    } catch {
      report(.badPattern(error, at: node.part(error.place)))
      return nil
    }
  }

  /// A field that no text fits is a mistake, wherever that can be seen.
  func checkPattern(in limits: Field.SizeLimits, of shape: Shape?) {
    guard case .scalar(let scalar)? = shape?.element, scalar.isText, let pattern = limits.pattern,
      let max = limits.max, max.value <= TextPattern.longestText,
      let form = try? TextPattern(pattern.value)
    else { return }
    let least = limits.min.map { Swift.max($0.value, 0) } ?? 0
    guard least <= max.value, form.example(length: least...max.value) == nil else { return }
    report(.patternAgainstLimits(pattern, least...max.value, max))
  }

  /// An example is as long, as large and of the form as its field says.
  func check(_ example: Text?, against limits: Field.SizeLimits, of shape: Shape?) {
    guard let example, case .scalar(let scalar)? = shape?.element else { return }
    checkSize(example, limits, scalar)
    guard scalar.isText, let pattern = limits.pattern else { return }
    if example.value.unicodeScalars.count > TextPattern.longestText {
      report(.exampleTooLong(example))
    } else if let form = try? TextPattern(pattern.value), !form.matches(example.value) {
      report(.exampleAgainstPattern(example, pattern))
    }
  }

  private func checkSize(_ example: Text, _ limits: Field.SizeLimits, _ scalar: ScalarType) {
    let size = scalar.isText ? example.value.unicodeScalars.count : Int(example.value)
    guard let size, scalar.isText || scalar.isNumber else { return }
    if let min = limits.min, size < min.value { report(.exampleOutside(example, size, min)) }
    if let max = limits.max, size > max.value { report(.exampleOutside(example, size, max)) }
  }
}

extension Node {
  /// A part of a text, counted in its characters; all of it where it is not written as it reads.
  fileprivate func part(_ range: Range<Int>) -> Span {
    guard let scalar, !range.isEmpty else { return span }
    let marks = scalar.style == .plain ? 0 : 1
    let length = span.endOffset - span.startOffset - 2 * marks
    let isAsWritten = length == scalar.text.utf8.count
    guard scalar.style != .literal, scalar.style != .folded, isAsWritten else { return span }
    let scalars = Array(scalar.text.unicodeScalars)
    let bytes = { (part: Range<Int>) in
      scalars[part].reduce(0) { $0 + UTF8.width($1) }
    }
    let start = span.startOffset + marks + bytes(0..<range.lowerBound)
    return Span(span.source, from: start, to: start + bytes(range))
  }
}
