import ContractModel
import Diagnostics
import YAMLSource

extension Node {
  var isMapping: Bool { if case .mapping = content { true } else { false } }

  var entries: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }

  var scalar: Node.Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  /// The kind of thing that stands here, with its article.
  var kindName: String {
    switch content {
    case .scalar: "a word or text"
    case .mapping: "a mapping"
    case .sequence: "a list"
    }
  }

  /// The word of a list that holds a single one.
  var onlyItem: String? {
    guard case .sequence(let items) = content, items.count == 1 else { return nil }
    return items[0].scalar?.text
  }

  subscript(key: String) -> Node? { entries.first { $0.key.text == key }?.value }
}

extension Span {
  /// The part of a span that stands on its first line: a long mapping is pointed at by its beginning.
  var firstLine: Span {
    guard breaksLine else { return self }
    let length = source.line(start.line).endIndex
    return Span(source, start, source.position(at: max(length, start.offset)))
  }

  /// A line ends in it: at LF, at CR LF or at a lone CR.
  private var breaksLine: Bool {
    let bytes = source.bytes
    let range = max(startOffset, source.textStart)..<max(startOffset, source.textStart, endOffset)
    return range.clamped(to: bytes.indices).contains { index in
      let isFollowed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      return bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") && !isFollowed
    }
  }
}
