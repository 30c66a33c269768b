import ContractModel

/// Which values bring tokens, or other things that the app keeps: their own or those of a part. What stands in maps
/// does not count, nor other things in lists: there a session would have several.
struct Granting {
  let contract: Contract

  func tokens(_ fields: [Field]) -> Bool { found(fields, inLists: true) { isToken($0.shape) } }

  func tokens(type name: String) -> Bool { found(type: name, inLists: true) { isToken($0.shape) } }

  func kept(_ fields: [Field]) -> Bool { found(fields, inLists: false) { $0.storage != nil } }

  func kept(type name: String) -> Bool { found(type: name, inLists: false) { $0.storage != nil } }

  private func isToken(_ shape: Shape) -> Bool {
    guard shape.container == .one, case .token(_, .value) = shape.element else { return false }
    return true
  }

  private func found(_ fields: [Field], inLists: Bool, _ test: (Field) -> Bool) -> Bool {
    var search = Search(contract: contract, inLists: inLists)
    return search.any(fields, test)
  }

  private func found(type name: String, inLists: Bool, _ test: (Field) -> Bool) -> Bool {
    var search = Search(contract: contract, inLists: inLists)
    return search.any(type: name, test)
  }
}

/// A look through fields and the types in them.
private struct Search {
  let contract: Contract
  let inLists: Bool
  private var seen: Set<String> = []

  init(contract: Contract, inLists: Bool) {
    self.contract = contract
    self.inLists = inLists
  }

  mutating func any(_ fields: [Field], _ test: (Field) -> Bool) -> Bool {
    for field in fields where field.shape.container == .one || isList(field) {
      if test(field) { return true }
      switch field.shape.element {
      case .record(let inner): if any(inner, test) { return true }
      case .type(let name): if any(type: name, test) { return true }
      case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
      }
    }
    return false
  }

  private func isList(_ field: Field) -> Bool {
    if case .list = field.shape.container { inLists } else { false }  //! tokens-in-lists
  }

  /// A type that was looked at once need not be looked at again: nothing was found there.
  mutating func any(type name: String, _ test: (Field) -> Bool) -> Bool {
    guard seen.insert(name).inserted else { return false }
    switch contract.types[name].content {
    case .record(let fields): return any(fields, test)
    case .oneOf(let names):
      for one in names where any(type: one.value, test) { return true }
      return false
    case .enumeration: return false
    }
  }
}
