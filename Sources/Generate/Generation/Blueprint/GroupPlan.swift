import ContractModel

/// Optional fields of which a call sends at least one, or exactly one.
package struct GroupPlan: Sendable {
  package let isExact: Bool
  package let members: [(name: String, wire: String)]

  init?(_ group: FieldGroup?, of sent: [PropertyPlan]) {
    guard let group else { return nil }
    isExact = group.isExact
    members = group.names.compactMap { name in
      sent.first { $0.name == name.value }.map { ($0.name, $0.wire) }
    }
  }

  func index(of name: String) -> Int? { members.firstIndex { $0.name == name } }
}

extension [PropertyPlan] {
  /// The properties of an example: one of fields that do not stand together.
  package var shown: [PropertyPlan] {
    filter { property in
      guard let group = property.group, group.isExact else { return true }
      return group.index(of: property.name) == 0  //! example-one-of-group
    }
  }
}
