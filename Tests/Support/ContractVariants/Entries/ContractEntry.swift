import Diagnostics
import YAMLSource

/// One entry of a mapping or item of a list of a contract, and what can be done to it.
package struct ContractEntry: Sendable {
  /// The keys that lead to it; an item is known by its number, from 0.
  package let path: [String]
  /// The same with `*` for each name of the author's and `[]` for each item.
  package let pattern: [String]
  /// Its place in each mapping and list on the way.
  let place: [Int]
  /// Other values that may stand there, the likeliest first; none for what is no single value.
  package let others: [String]

  package var text: String { path.joined(separator: ".") }
  package var patternText: String { pattern.joined(separator: ".") }
}

extension Node {
  /// The tree without what stands at a place.
  func removing(_ place: [Int]) -> Node {
    changing(place.dropLast()) { node in
      guard let last = place.last else { return node }
      switch node.content {
      case .scalar: return node
      case .mapping(var entries):
        entries.remove(at: last)
        return Node(.mapping(entries), at: node.span)
      case .sequence(var items):
        items.remove(at: last)
        return Node(.sequence(items), at: node.span)
      }
    }
  }

  /// The tree with the entries of each mapping in the opposite order.
  var reversed: Node {
    switch content {
    case .scalar: self
    case .mapping(let entries):
      Node(.mapping(entries.reversed().map { Entry($0.key, $0.value.reversed) }), at: span)
    case .sequence(let items): Node(.sequence(items.map(\.reversed)), at: span)
    }
  }

  /// The tree with another text at a place, or with a mapping that is written in braces.
  func replacing(_ place: [Int], with text: String) -> Node {
    changing(place[...]) { node in
      if text.hasPrefix("{"), let mapping = Node.read(text) { return mapping }
      let isPlain = node.single?.style == .plain && !text.contains { " :#".contains($0) }
      return Node(.scalar(Scalar(text, isPlain ? .plain : .double)), at: node.span)
    }
  }

  private static func read(_ text: String) -> Node? {
    YAMLSource.parse(SourceFile(path: "value", text: text)).root
  }

  private func changing(_ place: ArraySlice<Int>, _ change: (Node) -> Node) -> Node {
    guard let first = place.first else { return change(self) }
    let rest = place.dropFirst()
    switch content {
    case .scalar: return self
    case .mapping(var entries):
      entries[first] = Entry(entries[first].key, entries[first].value.changing(rest, change))
      return Node(.mapping(entries), at: span)
    case .sequence(var items):
      items[first] = items[first].changing(rest, change)
      return Node(.sequence(items), at: span)
    }
  }
}
