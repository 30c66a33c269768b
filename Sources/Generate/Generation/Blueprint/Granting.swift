import ContractModel

/// Which values bring tokens, or other things that the app keeps: their own or those of a part. What stands in lists
/// and maps does not count: there a session would have several.
struct Granting {
  let contract: Contract

  func tokens(_ fields: [Field]) -> Bool { found(fields) { isToken($0.shape.element) } }

  func tokens(type name: String) -> Bool { found(type: name) { isToken($0.shape.element) } }

  func kept(_ fields: [Field]) -> Bool { found(fields) { $0.storage != nil } }

  func kept(type name: String) -> Bool { found(type: name) { $0.storage != nil } }

  private func isToken(_ element: Shape.Element) -> Bool {
    if case .token(_, .value) = element { true } else { false }
  }

  private func found(_ fields: [Field], _ test: (Field) -> Bool) -> Bool {
    var seen: Set<String> = []
    return any(fields, &seen, test)
  }

  private func found(type name: String, _ test: (Field) -> Bool) -> Bool {
    var seen: Set<String> = []
    return any(type: name, &seen, test)
  }

  private func any(
    _ fields: [Field], _ seen: inout Set<String>, _ test: (Field) -> Bool
  ) -> Bool {
    for field in fields where field.shape.container == .one {
      if test(field) { return true }
      switch field.shape.element {
      case .record(let inner): if any(inner, &seen, test) { return true }
      case .type(let name): if any(type: name, &seen, test) { return true }
      default: break
      }
    }
    return false
  }

  /// A type that was looked at once need not be looked at again: nothing was found there.
  private func any(
    type name: String, _ seen: inout Set<String>, _ test: (Field) -> Bool
  ) -> Bool {
    guard seen.insert(name).inserted else { return false }
    switch contract.types[name].content {
    case .record(let fields): return any(fields, &seen, test)
    case .oneOf(let names):
      for one in names where any(type: one.value, &seen, test) { return true }
      return false
    case .enumeration: return false
    }
  }
}
