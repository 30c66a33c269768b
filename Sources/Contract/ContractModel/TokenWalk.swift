extension Definitions<TypeDefinition> {
  /// Whether a token stands in a type of that name, or in one that it names.
  package func leadsToTokens(_ name: String) -> Bool { leads(name, to: .tokens) }
}

/// Finds tokens in fields and in the types that they name.
package struct TokenWalk {
  private let walk: FieldWalk

  package init(_ types: Definitions<TypeDefinition>) { walk = FieldWalk(types, to: .tokens) }

  /// The tokens in a good answer, each once.
  package func tokens(returnedBy endpoint: Endpoint) -> [String] {
    if case .shape(let shape) = endpoint.returns, case .token(let name, .value) = shape.element {
      return [name]
    }
    return once(walk.all(returnedBy: endpoint))
  }

  package func tokens(in fields: [Field]) -> [String] { once(walk.all(fields)) }

  package func tokens(inType name: String) -> [String] { once(walk.all(inType: name)) }

  private func once(_ fields: [Field]) -> [String] {
    var seen: Set<String> = []
    return fields.compactMap { field in
      guard case .token(let name, .value) = field.shape.element else { return nil }
      return seen.insert(name).inserted ? name : nil
    }
  }
}
