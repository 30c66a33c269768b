import ContractModel

/// The place where an answer says the end of a token: beside it, below it, or in a part beside it.
struct SwiftTokenEnd {
  let slot: TokenSlot
  /// The properties that lead to it.
  let path: [PropertyPlan]

  var property: PropertyPlan { path[path.count - 1] }

  /// `.ending(self.session?.expiresAt)`
  var life: String {
    let value = path.dropLast().reduce("self") { words, property in
      "\(words).\(SwiftText.identifier(property.name))\(property.type.isOptional ? "?" : "")"
    }
    let whole = "\(value).\(SwiftText.identifier(property.name))"
    if property.type.element == .text { return ".text(\(whole), .\(form))" }
    switch (slot, property.timeUnit) {
    case (.expiresAt, .unixMilliseconds): return ".ending(milliseconds: \(whole))"
    case (.expiresAt, _): return ".ending(\(whole))"
    case (_, .milliseconds): return ".lasting(milliseconds: \(whole))"
    case (.expiresIn, _), (.value, _): return ".lasting(seconds: \(whole))"
    }
  }

  private var form: String {
    property.timeUnit?.rawValue ?? (slot == .expiresAt ? "instant" : "seconds")
  }
}

extension SwiftClientWords {
  /// The nearest end of a token in a record: of its own, else of a part.
  func end(of token: String, in plan: RecordPlan) -> SwiftTokenEnd? {
    var level: [(plan: RecordPlan, path: [PropertyPlan])] = [(plan, [])]
    var seen: Set<String> = [plan.name]
    while !level.isEmpty {
      for (plan, path) in level {
        if let end = plan.end(of: token) {
          return SwiftTokenEnd(slot: end.slot, path: path + [end.property])
        }
      }
      level = level.flatMap { plan, path in
        plan.properties.compactMap { property in
          guard property.type.container == .one, let inner = record(property.type.element),
            seen.insert(inner.name).inserted
          else { return nil }
          return (inner, path + [property])
        }
      }
    }
    return nil
  }

  /// The value itself says when this token of it ends.
  func saysEnd(of token: String, _ element: TypePlan.ElementPlan) -> Bool {
    record(element).flatMap { end(of: token, in: $0) } != nil
  }

  /// The tokens that a value brings, however deep.
  func tokens(in element: TypePlan.ElementPlan) -> Set<String> {
    var seen: Set<String> = []
    return tokens(in: element, &seen)
  }

  private func tokens(
    in element: TypePlan.ElementPlan, _ seen: inout Set<String>
  ) -> Set<String> {
    var found: Set<String> = []
    for name in options(of: element) where seen.insert(name).inserted {
      guard let plan = record(.record(name)) else { continue }
      found.formUnion(plan.tokens.map(\.token))
      for property in plan.properties {
        if case .map = property.type.container { continue }
        found.formUnion(tokens(in: property.type.element, &seen))
      }
    }
    return found
  }
}
