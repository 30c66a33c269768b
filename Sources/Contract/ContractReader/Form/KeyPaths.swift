package import Diagnostics
import YAMLSource

/// Every key and list item of a file with the keys that lead to it, in the order of the text.
package struct KeyPaths {
  package private(set) var entries: [(path: [String], span: Span)] = []

  /// Nothing of a file that does not read.
  package init(_ source: SourceFile) {
    guard let root = YAMLSource.parse(source).root else { return }
    collect(root, below: [])
  }

  private mutating func collect(_ node: Node, below path: [String]) {
    switch node.content {
    case .scalar: break
    case .mapping(let parts):
      for entry in parts {
        add(entry.value, path + [entry.key.text], entry.key.span.through(entry.value.span))
      }
    case .sequence(let items):
      for item in items { add(item, path + [KeyPaths.label(item)], item.span) }
    }
  }

  private mutating func add(_ value: Node, _ path: [String], _ span: Span) {
    entries.append((path, span))
    collect(value, below: path)
  }

  /// An item of a list is known by what it says first, not by its number.
  private static func label(_ item: Node) -> String {
    if let scalar = item.scalar { return "[\(scalar.text)]" }
    return "[\(item.entries.compactMap { $0.value.scalar?.text }.prefix(2).joined(separator: " "))]"
  }
}
