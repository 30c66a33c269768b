import ContractModel

/// Finds the fields that hold a person's password in what the tester sends: of several types that is the first.
struct PasswordPlace {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  /// - Parameter types: those that the field stands in.
  func leads(_ field: Field, inside types: [String]) -> Bool {
    switch field.shape.element {
    case .scalar(let scalar): scalar == .password
    case .record(let fields): leads(fields, inside: types)
    case .type(let name): !types.contains(name) && leads(type: name, inside: types + [name])
    case .token, .provider, .configuration, .enumeration, .constant: false
    }
  }

  private func leads(type name: String, inside types: [String]) -> Bool {
    switch contract.types[name].content {
    case .record(let fields): leads(fields, inside: types)
    case .oneOf(let names): leads(type: names[0].value, inside: types + [names[0].value])
    case .enumeration: false
    }
  }

  private func leads(_ fields: [Field], inside types: [String]) -> Bool {
    fields.contains { !$0.shape.isOptional && leads($0, inside: types) }
  }
}
