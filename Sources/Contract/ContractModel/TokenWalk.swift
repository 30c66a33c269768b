/// Finds tokens in fields and in the types that they name.
package struct TokenWalk {
  private let types: Definitions<TypeDefinition>

  package init(_ types: Definitions<TypeDefinition>) { self.types = types }

  /// The tokens in a good answer, each once.
  package func tokens(returnedBy endpoint: Endpoint) -> [String] {
    switch endpoint.returns {
    case .nothing: []
    case .fields(let fields): tokens(in: fields)
    case .shape(let shape): once(tokens(in: shape, seen: []))
    }
  }

  package func tokens(in fields: [Field]) -> [String] {
    once(fields.flatMap { tokens(in: $0.shape, seen: []) })
  }

  package func tokens(inType name: String) -> [String] { once(tokens(inType: name, [])) }

  private func tokens(in shape: Shape, seen: Set<String>) -> [String] {
    switch shape.element {
    case .token(let name, .value): return [name]
    case .record(let fields): return fields.flatMap { tokens(in: $0.shape, seen: seen) }
    case .type(let name): return seen.contains(name) ? [] : tokens(inType: name, seen)
    default: return []
    }
  }

  private func tokens(inType name: String, _ seen: Set<String>) -> [String] {
    let seen = seen.union([name])
    switch types.find(name)?.content {
    case .record(let fields): return fields.flatMap { tokens(in: $0.shape, seen: seen) }
    case .oneOf(let names):
      return names.filter { !seen.contains($0.value) }.flatMap { tokens(inType: $0.value, seen) }
    case .enumeration, nil: return []
    }
  }

  private func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
