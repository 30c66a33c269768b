import Diagnostics
import YAMLSource

/// Short ways to read a text and to look at what came of it.
enum Reading {
  static func document(_ text: String) -> Document { document(Array(text.utf8)) }

  static func document(_ bytes: [UInt8]) -> Document {
    YAMLSource.parse(SourceFile(path: "contract.yaml", bytes: bytes))
  }

  /// The names of the rules that a text breaks, each as often as it is broken.
  static func rules(_ text: String) -> [String] { document(text).problems.map(\.rule) }

  static func rules(_ bytes: [UInt8]) -> [String] { document(bytes).problems.map(\.rule) }
}

extension Node {
  /// The tree on one line: scalars with the sign of their style, `?` for a placeholder.
  var outline: String {
    switch content {
    case .scalar(let scalar): isPlaceholder ? "?" : scalar.outline
    case .mapping(let entries):
      "{" + entries.map { $0.key.scalar.outline + ": " + $0.value.outline }.joined(separator: ", ")
        + "}"
    case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
    }
  }

  subscript(key: String) -> Node? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }

  /// This node and every key and value below it.
  var spans: [Span] {
    switch content {
    case .scalar: [span]
    case .mapping(let entries): [span] + entries.flatMap { [$0.key.span] + $0.value.spans }
    case .sequence(let items): [span] + items.flatMap(\.spans)
    }
  }
}

extension Node.Scalar {
  var outline: String {
    let text = text.replacing("\n", with: "\\n")
    return switch style {
    case .plain: text
    case .single: "'\(text)'"
    case .double: "\"\(text)\""
    case .literal: "|\(text)"
    case .folded: ">\(text)"
    }
  }
}

extension Span {
  /// The text of the file from the beginning to the end of the span.
  var raw: String { String(decoding: source.bytes[start.offset..<end.offset], as: UTF8.self) }

  /// "line:column-line:column".
  var places: String { "\(start.line):\(start.column)-\(end.line):\(end.column)" }
}
