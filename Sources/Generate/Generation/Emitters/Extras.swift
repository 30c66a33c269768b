import ContractModel
import Mustache

/// The author's own `x-…` keys, as templates see them: texts that each output escapes in its own way. Those at the top
/// of a contract go by their names; all of them stand in `extras`, below the keys that lead to them, and in the list
/// `extraKeys`.
package enum Extras {
  package static func values(_ extras: [Extra]) -> [String: Value] {
    let own = extras.filter(\.path.isEmpty).map { ($0.key.value, $0.value) }
    return members(own).joined(with: [
      "extras": tree(extras.map { ($0.path + [$0.key.value], value($0.value)) }),
      "extraKeys": .list(extras.map(line)),
    ])
  }

  private static func line(_ extra: Extra) -> Value {
    .object([
      "at": .text(extra.path.joined(separator: ".")), "key": .text(extra.key.value),
      "value": value(extra.value),
    ])
  }

  private static func tree(_ leaves: [(path: [String], value: Value)]) -> Value {
    var branches: [String: [(path: [String], value: Value)]] = [:]
    for leaf in leaves {
      guard let first = leaf.path.first else { return leaf.value }
      branches[first, default: []].append((Array(leaf.path.dropFirst()), leaf.value))
    }
    return .object(branches.mapValues(tree))
  }

  private static func value(_ extra: ExtraValue) -> Value {
    switch extra {
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(value))
    case .object(let entries): .object(members(entries))
    }
  }

  private static func members(_ entries: [(key: String, value: ExtraValue)]) -> [String: Value] {
    Dictionary(entries.map { ($0.key, value($0.value)) }) { first, _ in first }
  }
}
