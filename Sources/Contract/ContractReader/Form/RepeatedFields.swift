import ContractModel
import Diagnostics
import YAMLSource

/// Fields that repeat the value of another one.
extension Reader {
  /// The name behind `same`. What the other field says of the value is not said again.
  func same(_ mapping: Mapping) -> Text? {
    guard let name = text(mapping["same"]) else { return nil }
    for key in mapping.givenKeys where !["same", "wire", "in", "doc"].contains(key) {
      if ["type", "constant", "enum", "fields"].contains(key) { continue }
      if let span = mapping.keySpan(key) { report(.besideSame(key, name, at: span)) }
    }
    return name
  }

  /// The fields, those with `same` with the type and the rules of the others.
  func repeating(_ fields: [Field]) -> [Field] {
    guard fields.contains(where: { $0.same != nil }) else { return fields }
    return fields.compactMap { field in
      guard let name = field.same else { return field }
      guard let other = fields.first(where: { $0.name.value == name.value }) else {
        report(.sameOfUnknown(name, among: fields.map(\.name.value)))
        return nil
      }
      guard other.same == nil, other.isGivenByApp, other.isNamedType else {  //! same-of-given
        report(.sameOfOther(name, other))
        return nil
      }
      return field.repeating(other)
    }
  }
}

extension Field {
  /// Its type has a name, so that another field can have it too.
  fileprivate var isNamedType: Bool {
    switch shape.element {
    case .scalar, .type: true
    case .token, .provider, .configuration, .enumeration, .constant, .record: false
    }
  }

  /// The app gives its value, and no slot does.
  var isGivenByApp: Bool {
    switch shape.element {
    case .scalar, .type, .enumeration, .record: same == nil
    case .token, .provider, .configuration, .constant: false
    }
  }
}
