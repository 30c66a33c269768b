import YAMLSource

/// A contract before anybody writes it as YAML: texts, mappings and lists.
package indirect enum Tree: Sendable {
  case text(String)
  case map([(String, Tree)])
  case list([Tree])
}

extension Tree: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

/// One text of a tree: the numbers that lead there, and whether it is the key or the value.
package struct Place: Hashable, Sendable {
  package let path: [Int]
  package let isKey: Bool
}

extension Tree {
  /// Every text, in the order written, with the keys that lead to it.
  package var places: [(place: Place, text: String, label: String)] { places(at: [], "") }

  private func places(at path: [Int], _ label: String) -> [(Place, String, String)] {
    switch self {
    case .text(let text): [(Place(path: path, isKey: false), text, label)]
    case .list(let items):
      items.enumerated().flatMap { $1.places(at: path + [$0], "\(label)[\($0)]") }
    case .map(let entries):
      entries.enumerated().flatMap { index, entry in
        let inner = label.isEmpty ? entry.0 : "\(label).\(entry.0)"
        return [(Place(path: path + [index], isKey: true), entry.0, "\(inner) (the key)")]
          + entry.1.places(at: path + [index], inner)
      }
    }
  }

  /// The same tree with other texts: each is asked for by its place and what stands there.
  package func mapped(_ change: (Place, String) -> String) -> Tree { mapped(at: [], change) }

  private func mapped(at path: [Int], _ change: (Place, String) -> String) -> Tree {
    switch self {
    case .text(let text): .text(change(Place(path: path, isKey: false), text))
    case .list(let items):
      .list(items.enumerated().map { $1.mapped(at: path + [$0], change) })
    case .map(let entries):
      .map(
        entries.enumerated().map { index, entry in
          let place = path + [index]
          return (
            change(Place(path: place, isKey: true), entry.0), entry.1.mapped(at: place, change)
          )
        })
    }
  }
}

extension Tree {
  /// Reads the content of a file.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = .text(scalar.text)
    case .sequence(let items): self = .list(items.map(Tree.init))
    case .mapping(let entries): self = .map(entries.map { ($0.key.text, Tree($0.value)) })
    }
  }
}
