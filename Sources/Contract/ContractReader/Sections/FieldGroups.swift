import ContractModel
import Diagnostics
import YAMLSource

/// Reads the fields of which a call sends at least one, or exactly one.
struct FieldGroups {
  private let reader: Reader
  /// A client has one form of the call for each.
  private static let most = 8

  init(_ reader: Reader) { self.reader = reader }

  func read(_ keys: Mapping, _ sends: [Field]) -> FieldGroup? {
    let groups = FieldGroup.Count.allCases.compactMap { group($0, keys) }
    if groups.count > 1 { reader.report(.twoGroups(groups[1].count, groups[0].count)) }
    guard let group = groups.first else { return nil }
    guard (2...Self.most).contains(group.names.count) else {
      if !group.names.isEmpty { reader.report(.groupSize(group, most: Self.most)) }
      return nil
    }
    for name in group.names { check(name, group, sends) }
    if keys["by"]?.scalar?.text == Endpoint.Caller.browser.rawValue {
      reader.report(.groupOfPage(group))
    }
    return group
  }

  private func group(_ count: FieldGroup.Count, _ keys: Mapping) -> FieldGroup? {
    guard let node = keys[count.rawValue], let span = keys.keySpan(count.rawValue) else {
      return nil
    }
    return FieldGroup(
      count: Located(count, at: span), names: reader.set(node, count.rawValue))
  }

  private func check(_ name: Text, _ group: FieldGroup, _ sends: [Field]) {
    guard let field = sends.first(where: { $0.name.value == name.value }) else {
      reader.report(.groupOfUnknown(name, among: sends.map(\.name.value)))
      return
    }
    if !field.shape.isOptional || field.shape.isClearable || !field.isGivenByApp {
      reader.report(.groupField(name, field, group))
    }  //! group-of-optionals
  }
}
