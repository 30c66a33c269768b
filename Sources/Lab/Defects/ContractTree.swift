import Diagnostics
package import YAMLSource

/// The text of a contract as a tree, with edits by the keys that lead to a value.
package struct ContractTree: Sendable {
  package let root: Node

  package init(_ root: Node) { self.root = root }

  package func node(at path: [String]) -> Node? {
    path.reduce(Optional(root)) { node, key in node?.child(key) }
  }

  package func text(at path: [String]) -> String? { node(at: path)?.text }

  /// The keys of a mapping.
  package func keys(at path: [String]) -> [String] {
    node(at: path)?.entries.map(\.key.text) ?? []
  }

  /// The texts of a list, or the one that stands instead of it.
  package func items(at path: [String]) -> [String] {
    guard let node = node(at: path) else { return [] }
    if case .sequence(let items) = node.content { return items.compactMap(\.text) }
    return node.text.map { [$0] } ?? []
  }

  /// Every path of a pattern of keys, in which `*` is any key.
  package func paths(_ pattern: String) -> [[String]] {
    pattern.split(separator: ".").reduce([[]]) { found, key in
      found.flatMap { path in
        let keys = key == "*" ? self.keys(at: path) : [String(key)]
        return keys.map { path + [$0] }.filter { node(at: $0) != nil }
      }
    }
  }

  /// - Parameter value: YAML, such as `10m` or `{ type: string }`.
  package func setting(_ path: [String], to value: String) -> ContractTree {
    guard let value = Node.reading(value) else { return self }
    return ContractTree(root.setting(path[...], to: value))
  }

  package func removing(_ path: [String]) -> ContractTree {
    ContractTree(root.changing(path.dropLast()) { $0.without(path.last ?? "") })
  }

  /// Another key at the same place.
  package func renaming(_ path: [String], to name: String) -> ContractTree {
    ContractTree(root.changing(path.dropLast()) { $0.withKey(path.last ?? "", called: name) })
  }

  package func adding(_ item: String, to path: [String]) -> ContractTree {
    setting(path, to: "[" + (items(at: path) + [item]).joined(separator: ", ") + "]")
  }

  package func removing(item: String, from path: [String]) -> ContractTree {
    let rest = items(at: path).filter { $0 != item }
    return rest.isEmpty
      ? removing(path) : setting(path, to: "[" + rest.joined(separator: ", ") + "]")
  }

  /// Another name for a definition, wherever it is named; texts for people stay.
  package func renaming(word: String, to new: String) -> ContractTree {
    ContractTree(root.replacing(word: word, with: new))
  }
}
