import ContractModel

extension Endpoint.Returned {
  /// The fields of one record that is returned.
  func fields(_ types: Definitions<TypeDefinition>) -> [Field] {
    switch self {
    case .nothing: []
    case .fields(let fields): fields
    case .shape(let shape):
      if case .one = shape.container, case .type(let name) = shape.element {
        types[name].fields
      } else {
        []
      }
    }
  }
}
