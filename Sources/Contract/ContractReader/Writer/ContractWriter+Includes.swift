package import Diagnostics
import YAMLSource

/// A contract, or a file that one includes, whose own included files stand in another folder.
extension ContractWriter {
  /// The text with that folder before each path under `include`; every other byte is left as it is.
  package static func moved(_ source: SourceFile, includesInto folder: String) -> [UInt8] {
    let entries = YAMLSource.parse(source).root.map(Self.entries) ?? []
    let paths = entries.filter { $0.key.text == "include" }.flatMap { items(of: $0.value) }
    return paths.reversed().reduce(into: source.bytes) { bytes, path in
      let text = "\"\(folder)/\(path.text)\""
      bytes.replaceSubrange(path.span.startOffset..<path.span.endOffset, with: Array(text.utf8))
    }
  }

  private static func entries(of node: Node) -> [Entry] {
    if case .mapping(let entries) = node.content { entries } else { [] }
  }

  private static func items(of node: Node) -> [(text: String, span: Span)] {
    guard case .sequence(let items) = node.content else { return [] }
    return items.compactMap { item in
      if case .scalar(let scalar) = item.content { (scalar.text, item.span) } else { nil }
    }
  }
}
