import Diagnostics
import Lint
import YAMLSource

extension KeyOutline {
  /// The keys of a document. An item of a list is named by what it says first, so that it keeps its
  /// name when others come and go.
  init(_ document: Document) {
    var entries: [OutlineEntry] = []
    if let root = document.root { KeyOutline.add(root, [], &entries) }
    self.init(entries)
  }

  private static func add(_ node: Node, _ path: [String], _ entries: inout [OutlineEntry]) {
    switch node.content {
    case .scalar: break
    case .mapping(let pairs):
      for pair in pairs {
        entries.append(OutlineEntry(path + [pair.key.text], pair.key.span.through(pair.value.span)))
        add(pair.value, path + [pair.key.text], &entries)
      }
    case .sequence(let items):
      for item in items {
        entries.append(OutlineEntry(path + [name(of: item)], item.span))
        add(item, path + [name(of: item)], &entries)
      }
    }
  }

  private static func name(of item: Node) -> String {
    switch item.content {
    case .scalar(let scalar): "- \(scalar.text)"
    case .mapping(let pairs):
      "- " + pairs.prefix(2).map { name(of: $0.value) }.joined(separator: " ")
    case .sequence(let items): "- " + (items.first.map { name(of: $0) } ?? "")
    }
  }
}
