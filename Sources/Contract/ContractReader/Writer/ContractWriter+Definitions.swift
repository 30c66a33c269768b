package import Diagnostics
import YAMLSource

/// A definition that consists of one list, as a scenario does.
package struct ListedDefinition: Sendable {
  package let name: String
  package let remark: String
  package let key: String
  /// Each in flow style.
  package let items: [String]

  package init(name: String, remark: String, key: String, items: [String]) {
    (self.name, self.remark, self.key, self.items) = (name, remark, key, items)
  }

  /// In lines below the others.
  fileprivate func lines(indented indent: String, by deeper: String) -> [String] {
    ["\(indent)# \(remark)", "\(indent)\(name):", "\(indent)\(deeper)\(key):"]
      + items.map { "\(indent)\(deeper)\(deeper)- \($0)" }
  }

  fileprivate var flow: String { "\(name): { \(key): [\(items.joined(separator: ", "))] }" }
}

/// Writes a definition at the end of a section.
extension ContractWriter {
  /// The text with the definition, and every other byte as it is. The section is made where it is missing.
  ///
  /// - Returns: nil where the contract or its section is written in a form to which nothing can be added.
  package static func text(
    of source: SourceFile, adding definition: ListedDefinition, to section: String
  ) -> [UInt8]? {
    guard let root = YAMLSource.parse(source).root, case .mapping(let entries) = root.content,
      !isFlow(root, source)
    else { return nil }
    guard let entry = entries.first(where: { $0.key.text == section }) else {
      let lines = ["", "\(section):"] + definition.lines(indented: "  ", by: "  ")
      return inserted(lines, at: source.bytes.count, in: source)
    }
    switch entry.value.content {
    case .sequence: return nil
    case .scalar(let scalar):
      // A section without a value.
      guard scalar.text.isEmpty else { return nil }
      let lines = definition.lines(indented: "  ", by: "  ")
      return inserted(lines, at: lineEnd(after: entry.key.span.endOffset, source), in: source)
    case .mapping(let definitions):
      if isFlow(entry.value, source) {
        var bytes = source.bytes
        let start = entry.value.span.startOffset + 1
        let comma = definitions.isEmpty ? " " : ","
        bytes.insert(contentsOf: Array(" \(definition.flow)\(comma)".utf8), at: start)
        return bytes
      }
      let column = definitions.first?.key.span.start.column ?? 3
      let indent = String(repeating: " ", count: column - 1)
      let lines = definition.lines(indented: indent, by: "  ")
      return inserted(lines, at: lineEnd(after: end(of: entry.value, source), source), in: source)
    }
  }

  private static func isFlow(_ node: Node, _ source: SourceFile) -> Bool {
    let start = node.span.startOffset
    guard source.bytes.indices.contains(start) else { return false }
    return [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source.bytes[start])
  }

  /// The end of the last value in it: a mapping in lines has no end of its own.
  private static func end(of node: Node, _ source: SourceFile) -> Int {
    if isFlow(node, source) { return node.span.endOffset }
    switch node.content {
    case .scalar: return node.span.endOffset
    case .sequence(let items): return items.last.map { end(of: $0, source) } ?? node.span.endOffset
    case .mapping(let entries):
      return entries.last.map { max($0.key.span.endOffset, end(of: $0.value, source)) }
        ?? node.span.endOffset
    }
  }

  /// The place behind the line of an offset; the offset itself where it is at the beginning of a line.
  private static func lineEnd(after offset: Int, _ source: SourceFile) -> Int {
    let newline = UInt8(ascii: "\n")
    if offset > 0, offset <= source.bytes.count, source.bytes[offset - 1] == newline {
      return offset
    }
    return source.bytes[min(offset, source.bytes.count)...].firstIndex(of: newline).map { $0 + 1 }
      ?? source.bytes.count
  }

  /// Lines with the line ends of the text.
  private static func inserted(
    _ lines: [String], at offset: Int, in source: SourceFile
  ) -> [UInt8] {
    let (carriage, newline) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    let first = source.bytes.firstIndex(of: newline)
    let isWide = first.map { $0 > 0 && source.bytes[$0 - 1] == carriage } ?? false
    let end = isWide ? "\r\n" : "\n"
    let isOpen = offset > 0 && source.bytes[offset - 1] != newline
    let text = (isOpen ? end : "") + lines.map { $0 + end }.joined()
    var bytes = source.bytes
    bytes.insert(contentsOf: Array(text.utf8), at: offset)
    return bytes
  }
}
