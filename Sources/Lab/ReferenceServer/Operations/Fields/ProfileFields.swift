import AuthServer
import ContractMessages
import ContractModel

import struct Diagnostics.Located

/// The profile that a person sends of themselves, under the contract's names, without what is kept elsewhere or
/// nowhere. It has no names that sign in: they are identifiers, and may be somebody else's. It has no passwords, codes
/// or tokens, wherever they stand.
struct ProfileFields {
  let types: Definitions<TypeDefinition>

  func profile(_ input: OperationInput) -> SentProfile {
    let own = input.endpoint.sends.filter { field in
      field.location == .body && !field.isConstant && !field.isListOfTypes && field.same == nil
    }
    var fields = stored(own, of: input.values)
    for field in own where !field.isSecret && input.values[field.name.value] == .null {
      fields[field.name.value] = .null  //! null-clears-profile
    }
    return SentProfile(fields: fields, name: shownName(input))
  }

  /// The name by which the person wants to be shown.
  private func shownName(_ input: OperationInput) -> JSONValue? {
    SentFields(types: types).leaves(of: input).first { leaf in
      if case .provider(_, .fullName) = leaf.field.shape.element { return true }
      return leaf.field.role?.value == .accountName
    }?.value
  }

  private func stored(_ fields: [Field], of values: JSONObject) -> JSONObject {
    var stored: JSONObject = [:]
    for field in fields where !field.isSecret {  //! nested-secret-hashed
      stored[field.name.value] = values[field.name.value].flatMap {
        self.stored($0, as: field.shape)
      }
    }
    return stored
  }

  private func stored(_ value: JSONValue, as shape: Shape) -> JSONValue? {
    if value == .null { return nil }
    switch (shape.container, value) {
    case (.list, .array(let items)):
      return .array(items.compactMap { stored($0, as: shape.element) })
    case (.map, .object(var object)):
      for field in object.fields { object[field.name] = stored(field.value, as: shape.element) }
      return .object(object)
    default: return stored(value, as: shape.element)
    }
  }

  private func stored(_ value: JSONValue, as element: Shape.Element) -> JSONValue? {
    switch element {
    //! nested-name-once
    case .scalar(let scalar): return scalar.namesAPerson || scalar.isSecret ? nil : value
    case .provider(_, let slot): return slot.isSentOnce ? value : nil
    case .token, .configuration: return nil
    // Beside others it says which of several types they are.
    case .enumeration, .constant: return value
    case .record(let fields): return record(value) { _ in fields }
    case .type(let name):
      switch types.find(name)?.content {
      case .enumeration: return value
      case .record(let fields): return record(value) { _ in fields }
      case .oneOf(let names):
        return record(value) { object in
          Choice().pick(names.map { types[$0.value] }, object)?.fields ?? []
        }
      case nil: return nil
      }
    }
  }

  /// Nil where nothing of it is left.
  private func record(_ value: JSONValue, _ fields: (JSONObject) -> [Field]) -> JSONValue? {
    guard case .object(let object) = value else { return value == .null ? value : nil }
    let left = stored(fields(object), of: object)
    return left.fields.isEmpty && !object.fields.isEmpty ? nil : .object(left)
  }
}

extension Field {
  fileprivate var isListOfTypes: Bool {
    guard case .type = shape.element else { return false }
    return shape.container == .list
  }
}
