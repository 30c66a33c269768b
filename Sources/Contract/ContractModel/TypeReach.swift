/// The kinds of fields that stand in a type, or in types that it names. Most types lead to none of these, and a walk that
/// looks for them can leave such types out.
package struct TypeReach: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Tokens and their ends.
  package static let tokens = TypeReach(rawValue: 1)
  /// Fields with a role.
  package static let roles = TypeReach(rawValue: 2)
  /// Fields that null clears.
  package static let clearables = TypeReach(rawValue: 4)
  /// Fields that repeat another one.
  package static let repeats = TypeReach(rawValue: 8)

  /// The kinds to which the field itself belongs.
  fileprivate init(_ field: Field) {
    self = []
    if case .token = field.shape.element { insert(.tokens) }
    if field.role != nil { insert(.roles) }
    if field.shape.isClearable { insert(.clearables) }
    if field.same != nil { insert(.repeats) }
  }
}

extension TypeDefinition {
  /// Goes from types with such fields to the types that name them.
  package static func reaches(of all: [TypeDefinition]) -> [String: TypeReach] {
    var links = TypeLinks()
    for type in all { links.add(type) }
    return links.spread()
  }
}

/// The types that name a type, and what has been found in each.
private struct TypeLinks {
  private var reaches: [String: TypeReach] = [:]
  private var users: [String: [String]] = [:]
  private var open: [String] = []

  mutating func add(_ type: TypeDefinition) {
    switch type.content {
    case .record(let fields): add(fields, of: type.name.value)
    case .oneOf(let names):
      for name in names { users[name.value, default: []].append(type.name.value) }
    case .enumeration: break
    }
  }

  private mutating func add(_ fields: [Field], of owner: String) {
    for field in fields {
      find(TypeReach(field), in: owner)
      switch field.shape.element {
      case .record(let inner): add(inner, of: owner)
      case .type(let name): users[name, default: []].append(owner)
      case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
      }
    }
  }

  private mutating func find(_ reach: TypeReach, in name: String) {
    guard !reach.isEmpty else { return }
    let known = reaches[name] ?? []
    guard !known.isSuperset(of: reach) else { return }
    reaches[name] = known.union(reach)
    open.append(name)
  }

  mutating func spread() -> [String: TypeReach] {
    while let name = open.popLast() {
      for user in users[name] ?? [] { find(reaches[name] ?? [], in: user) }
    }
    return reaches
  }
}
