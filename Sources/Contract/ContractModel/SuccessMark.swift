/// A constant in the body of an answer, by which a good answer with a status of 4xx is told from refusals.
package struct SuccessMark: Sendable {
  /// The fields that lead to it, from the outside.
  package let path: [Field]
  package let text: String

  /// The path on the wire, as refusals have theirs.
  package func wire(_ style: Server.NameStyle) -> String {
    path.map { WireNames.spell($0, for: style) }.joined(separator: ".")
  }

  package static func all(
    of returned: Endpoint.Returned, _ types: Definitions<TypeDefinition>
  ) -> [SuccessMark] {
    switch returned {
    case .nothing: []
    case .fields(let fields): all(in: fields, [], types)
    case .shape(let shape): all(in: fields(shape, types), [], types)
    }
  }

  private static func all(
    in fields: [Field], _ path: [Field], _ types: Definitions<TypeDefinition>
  ) -> [SuccessMark] {
    // A type may hold itself.
    guard path.count < 8 else { return [] }
    return fields.filter { $0.location == .body || !path.isEmpty }.flatMap { field in
      if case .constant(let text) = field.shape.element, isThere(field) {
        return [SuccessMark(path: path + [field], text: text.value)]
      }
      return isThere(field) ? all(in: Self.fields(field.shape, types), path + [field], types) : []
    }
  }

  private static func isThere(_ field: Field) -> Bool {
    field.shape.container == .one && !field.shape.isOptional
  }

  private static func fields(
    _ shape: Shape, _ types: Definitions<TypeDefinition>
  ) -> [Field] {
    guard shape.container == .one else { return [] }
    switch shape.element {
    case .record(let fields): return fields
    case .type(let name):
      if case .record(let fields)? = types.find(name)?.content { return fields }
      return []
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return []
    }
  }
}

extension Contract {
  /// The constants of a good answer with a status of 4xx; empty where the status says enough.
  package func successMarks(of endpoint: Endpoint) -> [SuccessMark] {
    endpoint.status < 400 ? [] : SuccessMark.all(of: endpoint.returns, types)
  }
}
