import ContractModel

/// Checks whether an answer may come without a token.
struct AnswerTokenCheck {
  let types: Definitions<TypeDefinition>

  func requires(_ name: String, in returned: Endpoint.Returned) -> Bool {
    switch returned {
    case .nothing: false
    case .fields(let fields): fields.contains { requires(name, in: $0.shape, depth: 0) }
    case .shape(let shape): requires(name, in: shape, depth: 0)
    }
  }

  /// A type may stand in itself, by way of a field that may be missing.
  private func requires(_ name: String, in shape: Shape, depth: Int) -> Bool {
    guard !shape.isOptional, depth < 16 else { return false }
    switch shape.element {
    case .token(let own, .value): return own == name
    case .record(let fields):
      return fields.contains { requires(name, in: $0.shape, depth: depth + 1) }
    case .type(let type):
      return types[type].fields.contains { requires(name, in: $0.shape, depth: depth + 1) }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return false
    }
  }
}
