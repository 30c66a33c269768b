/// Goes through fields, the records in them and the types that they name, each type once.
package struct FieldWalk {
  private let types: Definitions<TypeDefinition>

  package init(_ types: Definitions<TypeDefinition>) { self.types = types }

  /// The fields with all that stands below them.
  package func all(_ fields: [Field]) -> [Field] {
    var walk = Walk(types)
    walk.add(fields)
    return walk.found
  }

  /// The fields of a good answer.
  package func all(returnedBy endpoint: Endpoint) -> [Field] { all(returnedBy: [endpoint]) }

  /// The fields of the good answers of several endpoints; those of a type that stands in several once.
  package func all(returnedBy endpoints: [Endpoint]) -> [Field] {
    var walk = Walk(types)
    for endpoint in endpoints {
      switch endpoint.returns {
      case .nothing: break
      case .fields(let fields): walk.add(fields)
      case .shape(let shape): walk.add(below: shape)
      }
    }
    return walk.found
  }

  /// The fields that hold a value themselves.
  package func leaves(of fields: [Field]) -> [Field] {
    all(fields).filter { field in
      switch field.shape.element {
      case .record, .type: false
      default: true
      }
    }
  }

  package func scalars(in fields: [Field]) -> Set<ScalarType> {
    Set(
      all(fields).compactMap { field in
        if case .scalar(let scalar) = field.shape.element { scalar } else { nil }
      })
  }

  package func slots(in fields: [Field]) -> Set<ProviderSlot> {
    Set(
      all(fields).compactMap { field in
        if case .provider(_, let slot) = field.shape.element { slot } else { nil }
      })
  }

  /// One list grows: lists of lists would be copied at each level.
  private struct Walk {
    private let types: Definitions<TypeDefinition>
    private var seen: Set<String> = []
    private(set) var found: [Field] = []

    init(_ types: Definitions<TypeDefinition>) { self.types = types }

    mutating func add(_ fields: [Field]) {
      for field in fields {
        found.append(field)
        add(below: field.shape)
      }
    }

    mutating func add(below shape: Shape) {
      switch shape.element {
      case .record(let fields): add(fields)
      case .type(let name): add(type: name)
      default: break
      }
    }

    private mutating func add(type name: String) {
      guard seen.insert(name).inserted else { return }
      switch types.find(name)?.content {
      case .record(let fields): add(fields)
      case .oneOf(let names): for one in names { add(type: one.value) }
      case .enumeration, nil: break
      }
    }
  }
}
