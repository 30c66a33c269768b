/// Goes through fields, the records in them and the types that they name, each type once.
package struct FieldWalk {
  private let types: Definitions<TypeDefinition>
  /// Types that lead to none of these are left out; nil for a walk through all.
  private let wanted: TypeReach?

  /// - Parameter wanted: the fields that are looked for; the walk comes upon all of them, and upon fewer others.
  package init(_ types: Definitions<TypeDefinition>, to wanted: TypeReach? = nil) {
    self.types = types
    self.wanted = wanted
  }

  /// The fields with all that stands below them.
  package func all(_ fields: [Field]) -> [Field] {
    var walk = Walk(types, wanted)
    walk.add(fields)
    return walk.found
  }

  package func all(below shape: Shape) -> [Field] {
    var walk = Walk(types, wanted)
    walk.add(below: shape)
    return walk.found
  }

  package func all(inType name: String) -> [Field] {
    var walk = Walk(types, wanted)
    walk.add(type: name)
    return walk.found
  }

  /// The fields of a good answer.
  package func all(returnedBy endpoint: Endpoint) -> [Field] { all(returnedBy: [endpoint]) }

  /// The fields of the good answers of several endpoints; those of a type that stands in several once.
  package func all(returnedBy endpoints: [Endpoint]) -> [Field] {
    var walk = Walk(types, wanted)
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
      case .scalar, .token, .provider, .configuration, .enumeration, .constant: true
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
    private let wanted: TypeReach?
    private var seen: Set<String> = []
    private(set) var found: [Field] = []

    init(_ types: Definitions<TypeDefinition>, _ wanted: TypeReach?) {
      self.types = types
      self.wanted = wanted
    }

    mutating func add(_ fields: [Field]) { run(.fields(fields[...])) }

    mutating func add(below shape: Shape) {
      if let part = Part(shape) { run(part) }
    }

    mutating func add(type name: String) { run(.type(name)) }

    /// No recursion: a chain of types may be as long as the contract.
    private mutating func run(_ first: Part) {
      guard isWanted(first) else { return }
      var open = [first]
      while let part = open.popLast() {
        switch part {
        case .fields(var fields):
          while let field = fields.popFirst() {
            found.append(field)
            guard let inner = Part(field.shape), isWanted(inner) else { continue }
            open.append(.fields(fields))
            open.append(inner)
            break
          }
        case .type(let name):
          guard isWanted(part), seen.insert(name).inserted else { continue }
          switch types.find(name)?.content {
          case .record(let fields): open.append(.fields(fields[...]))
          case .oneOf(let names): open += names.reversed().map { .type($0.value) }
          case .enumeration, nil: break
          }
        }
      }
    }

    private func isWanted(_ part: Part) -> Bool {
      guard let wanted, case .type(let name) = part else { return true }
      return types.leads(name, to: wanted)
    }
  }

  /// The fields that stand in a value, and have not been gone through.
  private enum Part {
    case fields(ArraySlice<Field>)
    case type(String)

    init?(_ shape: Shape) {
      switch shape.element {
      case .record(let fields): self = .fields(fields[...])
      case .type(let name): self = .type(name)
      case .scalar, .token, .provider, .configuration, .enumeration, .constant: return nil
      }
    }
  }
}
