import ContractModel

/// Which values bring tokens, or other things that the app keeps: their own or those of a part. What stands in lists
/// and maps does not count: there a session would have several.
struct Granting {
  let contract: Contract

  func tokens(_ fields: [Field]) -> Bool { any(fields) { isToken($0.shape.element) } }

  func tokens(type name: String) -> Bool { any(type: name, []) { isToken($0.shape.element) } }

  func kept(_ fields: [Field]) -> Bool { any(fields) { $0.storage != nil } }

  func kept(type name: String) -> Bool { any(type: name, []) { $0.storage != nil } }

  private func isToken(_ element: Shape.Element) -> Bool {
    if case .token(_, .value) = element { true } else { false }
  }

  private func any(
    _ fields: [Field], _ seen: Set<String> = [], _ test: (Field) -> Bool
  ) -> Bool {
    fields.contains { field in
      guard field.shape.container == .one else { return false }
      if test(field) { return true }
      switch field.shape.element {
      case .record(let inner): return any(inner, seen, test)
      case .type(let name): return any(type: name, seen, test)
      default: return false
      }
    }
  }

  private func any(type name: String, _ seen: Set<String>, _ test: (Field) -> Bool) -> Bool {
    guard !seen.contains(name) else { return false }
    let seen = seen.union([name])
    switch contract.types[name].content {
    case .record(let fields): return any(fields, seen, test)
    case .oneOf(let names): return names.contains { any(type: $0.value, seen, test) }
    case .enumeration: return false
    }
  }
}
