import ContractModel
import YAMLSource

/// What the reader asks of all tables at once, and of the nodes that they describe.
extension KeyTable {
  /// The keys that a mapping lacks and that unknown words in it were meant for.
  func misspelt(in node: Node) -> Set<String> {
    let given = Set(node.entries.map(\.key.text))
    let unknown = given.filter { !$0.hasPrefix("x-") && !has($0) }
    if unknown.isEmpty { return [] }
    return Set(unknown.compactMap(nearest)).subtracting(given)
  }

  /// The mappings that have this key.
  static func owners(of key: String) -> [String] {
    all.filter { $0.names.contains(key) }.map(\.owner)
  }

  /// The example of a key that takes definitions.
  static func example(of key: String) -> String? {
    all.flatMap(\.keys).first { $0.name == key && $0.kind.takesNames }?.example
  }

  private static let all = Schema.tables(below: .contract)
}
