/// Finds tokens in fields and in the types that they name.
package struct TokenWalk {
  private let types: Definitions<TypeDefinition>

  package init(_ types: Definitions<TypeDefinition>) { self.types = types }

  /// The tokens in a good answer, each once.
  package func tokens(returnedBy endpoint: Endpoint) -> [String] {
    switch endpoint.returns {
    case .nothing: return []
    case .fields(let fields): return tokens(in: fields)
    case .shape(let shape):
      var seen: Set<String> = []
      return once(tokens(in: shape, &seen))
    }
  }

  package func tokens(in fields: [Field]) -> [String] {
    var seen: Set<String> = []
    return once(fields.flatMap { tokens(in: $0.shape, &seen) })
  }

  package func tokens(inType name: String) -> [String] {
    var seen: Set<String> = []
    return once(tokens(inType: name, &seen))
  }

  private func tokens(in shape: Shape, _ seen: inout Set<String>) -> [String] {
    switch shape.element {
    case .token(let name, .value): return [name]
    case .record(let fields): return fields.flatMap { tokens(in: $0.shape, &seen) }
    case .type(let name): return tokens(inType: name, &seen)
    default: return []
    }
  }

  /// Each type once, however many ways lead to it: thirty types that each name the next twice have a billion ways.
  private func tokens(inType name: String, _ seen: inout Set<String>) -> [String] {
    guard seen.insert(name).inserted else { return [] }
    switch types.find(name)?.content {
    case .record(let fields): return fields.flatMap { tokens(in: $0.shape, &seen) }
    case .oneOf(let names): return names.flatMap { tokens(inType: $0.value, &seen) }
    case .enumeration, nil: return []
    }
  }

  private func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
