import AuthServer
import ContractMessages
import ContractModel
import Stores

import struct Diagnostics.Located

/// Fields that were sent, with their values, wherever they stand in records and lists.
struct SentFields {
  let types: Definitions<TypeDefinition>

  struct Leaf {
    let field: Field
    let value: JSONValue
    /// It stands right in the message and not in a record of it.
    let isOutermost: Bool
  }

  func leaves(of input: OperationInput) -> [Leaf] {
    leaves(of: input.endpoint.sends, in: input.values, isOutermost: true)
  }

  /// The identifiers that the person gives, by every kind of name that was sent.
  func identifiers(of input: OperationInput) -> [Identifier] {
    var found: [Identifier] = []
    for leaf in leaves(of: input) {
      guard case .scalar(let scalar) = leaf.field.shape.element, scalar.namesAPerson,
        let text = leaf.value.asText, let identifier = Identifier(text, as: scalar)
      else { continue }
      if !found.contains(where: { $0.kind == identifier.kind }) { found.append(identifier) }
    }
    return found
  }

  /// The words of a role that were chosen, in the words of the language.
  func words(of role: FieldRole, in input: OperationInput) -> [String] {
    leaves(of: input).filter { $0.field.role?.value == role }
      .compactMap { leaf in leaf.value.asText.map(leaf.field.word) }
  }

  private func leaves(
    of fields: [Field], in values: JSONObject, isOutermost: Bool = false
  ) -> [Leaf] {
    fields.flatMap { field in
      values[field.name.value].map { leaves(of: field, $0, isOutermost) } ?? []
    }
  }

  private func leaves(of field: Field, _ value: JSONValue, _ isOutermost: Bool) -> [Leaf] {
    switch (field.shape.element, value) {
    case (.record(let fields), .object(let object)): return leaves(of: fields, in: object)
    case (.type(let name), .object(let object)): return leaves(ofType: name, in: object)
    case (.type, .array(let items)): return items.flatMap { leaves(of: field, $0, false) }
    default: return [Leaf(field: field, value: value, isOutermost: isOutermost)]
    }
  }

  private func leaves(ofType name: String, in object: JSONObject) -> [Leaf] {
    switch types.find(name)?.content {
    case .record(let fields): leaves(of: fields, in: object)
    case .oneOf(let names):
      Choice().pick(names.map { types[$0.value] }, object)
        .map { leaves(of: $0.fields, in: object) } ?? []
    case .enumeration, nil: []
    }
  }
}

extension Identifier {
  /// Nil for what no such name can be.
  init?(_ text: String, as scalar: ScalarType) {
    let kind: Kind =
      switch scalar {
      case .email: .email
      case .phone: .phone
      case .username: .username
      case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid,
        .identifier, .password, .newPassword, .code, .url, .jwt, .bytes, .json:
        Identifier.kind(of: text)
      }
    self.init(normalizing: text, as: kind)
  }
}

extension Field {
  /// The word of the role that a text stands for: one that the contract gives, else the text itself.
  func word(for text: String) -> String {
    words.first { $0.text.value == text }?.word.value ?? text
  }
}
