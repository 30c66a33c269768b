import ContractModel
import Diagnostics
import YAMLSource

/// The place of a name that is gone.
struct ReservedPlace {
  let kind: Kind
  /// The place of something that has the name in spite of that.
  let use: Span?

  enum Kind {
    case error
    case endpoint
    case token
    /// The fields that stand beside it.
    case field([Entry])
    /// It travels nowhere, or as it is.
    case name
  }
}

extension DocumentPath {
  /// The place, if the path ends in a name that an author chose: of a definition, a field or a text of an enum. A section
  /// by itself is the place of a look on the wire whose name is used still.
  /// - Parameter roots: all files in which the name could stand.
  func reservedPlace(in root: Node, or roots: [Node]) -> ReservedPlace? {
    if keys.count == 1, ["errors", "endpoints", "tokens"].contains(keys[0]) {
      return ReservedPlace(kind: kind(.value, beside: root), use: nil)
    }
    var place = KeyPlace.mapping(.contract)
    var node: Node? = root
    for (index, key) in keys.enumerated() {
      if let node, !node.isMapping { return nil }
      if key == "enum", index > 1, case .sequence(let texts)? = node?[key]?.content {
        return text(keys[(index + 1)...].joined(separator: "."), among: texts)
      }
      guard let next = place.below(key) else { return nil }
      if index == keys.count - 1 {
        guard case .definitions = place else { return nil }
        return ReservedPlace(
          kind: kind(next, beside: node), use: entries(in: roots).first?.key.span)
      }
      if case .definitions = place, node?[key] == nil { return nil }
      node = node?[key]
      place = next
    }
    return nil
  }

  private func text(_ text: String, among texts: [Node]) -> ReservedPlace? {
    if text.isEmpty { return nil }
    return ReservedPlace(kind: .name, use: texts.first { $0.scalar?.text == text }?.span)
  }

  private func kind(_ place: KeyPlace, beside node: Node?) -> ReservedPlace.Kind {
    if keys.count > 2 {
      if case .mapping(let table) = place, table.owner == KeyTable.field.owner {
        return .field(node?.entries ?? [])
      }
      return .name
    }
    switch keys[0] {
    case "errors": return .error
    case "endpoints": return .endpoint
    case "tokens": return .token
    default: return .name
    }
  }
}
