package import Diagnostics

/// Optional fields of which a call sends at least one, or exactly one.
package struct FieldGroup: Sendable {
  package let count: Located<Count>
  /// In the order of the contract.
  package let names: [Text]

  package init(count: Located<Count>, names: [Text]) {
    self.count = count
    self.names = names
  }

  /// The words are keys of an endpoint.
  package enum Count: String, CaseIterable, Sendable {
    case atLeastOne
    case exactlyOne
  }

  package var isExact: Bool { count.value == .exactlyOne }
}

extension Endpoint {
  /// The fields of its group.
  package var groupFields: [Field] {
    (group?.names ?? []).compactMap { name in sends.first { $0.name.value == name.value } }
  }

  /// The fields of a call that sends what all together can stand in one: one of an exact group.
  ///
  /// - Parameter chosen: the field of an exact group that is sent; nil for the first.
  package func sentTogether(_ fields: [Field], choosing chosen: String? = nil) -> [Field] {
    guard let group, group.isExact, let first = group.names.first else { return fields }
    let others = Set(group.names.map(\.value)).subtracting([chosen ?? first.value])
    return fields.filter { !others.contains($0.name.value) }
  }
}
