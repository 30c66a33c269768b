import ContractModel

/// The values of a message by their places on the wire. A type that a message holds twice counts once.
struct WireLeaves {
  struct Leaf {
    let element: Shape.Element
    /// Numbers, truth values and texts are read in different ways.
    let form: String
    let isOptional: Bool
  }

  private(set) var leaves: [String: Leaf] = [:]
  /// The types on the way to them.
  private(set) var types: [String] = []
  private let contract: Contract
  private let style: Server.NameStyle

  init(_ fields: [Field], in contract: Contract, style: Server.NameStyle, under prefix: String = "")
  {
    self.contract = contract
    self.style = style
    add(fields, under: prefix, isOptional: false)
  }

  private mutating func add(_ fields: [Field], under prefix: String, isOptional: Bool) {
    for field in fields {
      let name = WireNames.spell(field, for: style)
      let place = field.location.isBesideBody ? "\(field.location.rawValue) \(name)" : name
      add(
        field.shape, at: prefix.isEmpty ? place : "\(prefix).\(place)",
        isOptional: isOptional || field.shape.isOptional)
    }
  }

  private mutating func add(_ shape: Shape, at place: String, isOptional: Bool) {
    let place = if case .one = shape.container { place } else { place + "[]" }
    switch shape.element {
    case .record(let fields): add(fields, under: place, isOptional: isOptional)
    case .type(let name):
      guard !types.contains(name) else { return }
      types.append(name)
      if case .record(let fields)? = contract.types.find(name)?.content {
        return add(fields, under: place, isOptional: isOptional)
      }
      leaves[place] = Leaf(element: shape.element, form: "text", isOptional: isOptional)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant:
      leaves[place] = Leaf(element: shape.element, form: shape.form, isOptional: isOptional)
    }
  }

  /// The token that stands at each place.
  func token(at place: String) -> String? {
    if case .token(let name, .value)? = leaves[place]?.element { name } else { nil }
  }

  var tokens: [(place: String, name: String)] {
    leaves.keys.sorted().compactMap { place in token(at: place).map { (place, $0) } }
  }

  /// It has all that somebody who expects the other message cannot do without.
  func satisfies(_ expected: WireLeaves) -> Bool {
    expected.leaves.allSatisfy { place, leaf in
      leaf.isOptional || leaves[place]?.form == leaf.form
    }
  }
}

extension Shape {
  fileprivate var form: String {
    if let timeUnit { return timeUnit.rawValue + (travelsAsText ? " text" : "") }
    if travelsAsText { return "text" }
    if isLiteral, case .constant(let word) = element {
      return Bool(word.value) == nil ? "number" : "bool"
    }
    return switch element {
    case .scalar(.json): "json"
    case .scalar(let scalar): scalar.isNumber ? "number" : scalar == .bool ? "bool" : "text"
    case .token(_, .expiresIn): "number"
    case .type, .token, .provider, .configuration, .enumeration, .constant, .record: "text"
    }
  }
}
