/// The fields by whose presence types of a choice are told apart, where their constants do not do it.
package struct ChoiceKeys {
  private let fields: [String: [Field]]
  private let names: [String]

  package init(_ names: [Text], in types: Definitions<TypeDefinition>) {
    self.names = names.map(\.value)
    fields = Dictionary(names.map { ($0.value, types.find($0.value)?.fields ?? []) }) { $1 }
  }

  /// The fields that a value of this type always has, and that no other type with the same constants knows.
  package func keys(of name: String) -> [Field] {
    let others = names.filter { $0 != name && constants(of: $0) == constants(of: name) }
    guard !others.isEmpty else { return [] }
    let known = Set(others.flatMap { fields[$0] ?? [] }.map(\.wireName))
    return (fields[name] ?? []).filter { field in
      if case .constant = field.shape.element { return false }
      return !field.shape.isOptional && !field.location.isBesideBody  //! choice-key-required
        && !known.contains(field.wireName)
    }
  }

  /// The constants of the body: which type it is decides how its body is read, and not what stands beside it.
  package func constants(of name: String) -> [String: String] {
    var constants: [String: String] = [:]
    for field in fields[name] ?? [] where !field.location.isBesideBody {
      if case .constant(let text) = field.shape.element { constants[field.name.value] = text.value }
    }
    return constants
  }
}
