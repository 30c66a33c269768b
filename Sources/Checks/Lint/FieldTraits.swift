import ContractModel

/// All that a field asks of its value. Fields that ask alike are equal, whatever they are called.
struct FieldTraits: Hashable {
  enum Content: Hashable {
    case texts(Set<String>)
    case scalar(ScalarType)
    /// A provider says it. A text of a provider's is any text, but for its address.
    case provided(ScalarType)
    case other
  }

  let container: Shape.Container
  let content: Content
  let min: Int?
  let max: Int?
  let pattern: String?
  let role: FieldRole?

  init(_ field: Field, _ types: Definitions<TypeDefinition>) {
    container = field.shape.container
    content = Content(field.shape.element, types)
    let limits = field.limits
    min = limits.min?.value
    max = limits.max?.value
    pattern = limits.pattern?.value
    role = field.role?.value
  }

  var scalar: ScalarType? {
    switch content {
    case .scalar(let scalar), .provided(let scalar): scalar
    case .texts, .other: nil
    }
  }

  /// The two may be one value: neither says that it is something else.
  func mayBe(_ other: FieldTraits) -> Bool {
    role == other.role || role == nil || other.role == nil
  }
}

extension FieldTraits.Content {
  fileprivate init(_ element: Shape.Element, _ types: Definitions<TypeDefinition>) {
    switch element {
    case .enumeration(let texts): self = .texts(Set(texts.map(\.value)))
    case .type(let name):
      if case .enumeration(let texts) = types.find(name)?.content {
        self = .texts(Set(texts.map(\.value)))
      } else {
        self = .other
      }
    case .scalar(let scalar): self = .scalar(scalar)
    case .provider(_, .email): self = .provided(.email)
    case .provider(_, .fullName), .provider(_, .userId): self = .provided(.string)
    case .token, .provider, .configuration, .constant, .record: self = .other
    }
  }
}
