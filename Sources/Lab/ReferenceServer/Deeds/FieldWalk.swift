import ContractModel

/// What stands in fields, and in the records and choices that stand in them.
struct FieldWalk {
  let types: Definitions<TypeDefinition>

  func scalars(in fields: [Field]) -> Set<ScalarType> {
    Set(
      leaves(of: fields).compactMap { leaf in
        if case .scalar(let scalar) = leaf.shape.element { scalar } else { nil }
      })
  }

  func slots(in fields: [Field]) -> Set<ProviderSlot> {
    Set(
      leaves(of: fields).compactMap { leaf in
        if case .provider(_, let slot) = leaf.shape.element { slot } else { nil }
      })
  }

  func leaves(of fields: [Field]) -> [Field] {
    var seen: Set<String> = []
    return leaves(of: fields, &seen)
  }

  private func leaves(of fields: [Field], _ seen: inout Set<String>) -> [Field] {
    fields.flatMap { field in
      switch field.shape.element {
      case .record(let inner): leaves(of: inner, &seen)
      case .type(let name): leaves(ofType: name, &seen)
      default: [field]
      }
    }
  }

  /// Each type once: types may name each other in a circle.
  private func leaves(ofType name: String, _ seen: inout Set<String>) -> [Field] {
    guard seen.insert(name).inserted else { return [] }
    switch types.find(name)?.content {
    case .record(let fields): return leaves(of: fields, &seen)
    case .oneOf(let names): return names.flatMap { leaves(ofType: $0.value, &seen) }
    case .enumeration, nil: return []
    }
  }
}
