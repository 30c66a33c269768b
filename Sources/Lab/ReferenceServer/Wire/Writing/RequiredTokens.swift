import ContractModel

/// The tokens that an answer of a type cannot be without.
struct RequiredTokens {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func required(of type: TypeDefinition) -> Set<String> {
    Set(tokens(in: type.fields, depth: 0))
  }

  /// Types may name each other in a circle; an answer that deep does not exist.
  private func tokens(in fields: [Field], depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return fields.filter { !$0.shape.isOptional && $0.shape.container == .one }.flatMap {
      field -> [String] in
      return switch field.shape.element {
      case .token(let name, .value): [name]
      case .record(let fields): tokens(in: fields, depth: depth + 1)
      case .type(let name): tokens(in: contract.types[name].fields, depth: depth + 1)
      case .scalar, .token, .provider, .configuration, .enumeration, .constant: []
      }
    }
  }
}
