import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  /// Fields by name, or `{ enum: [text …] }`, or `{ oneOf: [Type …] }`: a list can only be one of the latter.
  func type(_ name: Text, _ node: Node) -> TypeDefinition? {
    if AuthorName.isWord(name.value), name.value.first?.isUppercase == false {
      report(.lowercaseType(name))
    }
    if ScalarType(rawValue: name.value) != nil { report(.typeNamedLikeScalar(name)) }
    for key in ["enum", "oneOf"] {
      guard let values = node[key], case .sequence = values.content else { continue }
      for entry in node.entries where entry.key.text != key {
        report(.besideTypeKey(entry.key, key))
      }
      return key == "enum" ? enumerationType(name, values) : choice(name, values)
    }
    guard node.isMapping else {
      report(
        .notAMap(
          node, wanted: "the fields of a type",
          example: "{ id: uuid } or { enum: [active, deleted] }"))
      return nil
    }
    return TypeDefinition(name: name, content: .record(fields(node, .type)))
  }

  private func enumerationType(_ name: Text, _ values: Node) -> TypeDefinition? {
    enumeration(values).map { TypeDefinition(name: name, content: .enumeration($0)) }
  }

  private func choice(_ name: Text, _ values: Node) -> TypeDefinition? {
    let types = references(values, to: "types", "oneOf")
    if case .sequence(let items) = values.content, items.count < 2 {
      report(.choiceOfOne(values))
    }
    return types.isEmpty ? nil : TypeDefinition(name: name, content: .oneOf(types))
  }
}
