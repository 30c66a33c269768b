package import AuthServer
package import ContractModel

import struct Diagnostics.Located

/// Tells records apart by their constants.
package struct Choice {
  private let spell: (Field) -> String

  /// As they are on the wire.
  init(_ server: Server) { spell = { WireNames.spell($0, for: server.names) } }

  /// As they have been read, under the contract's own names.
  package init() { spell = { $0.name.value } }

  /// One type of a choice may be without constants: it comes into question last.
  package func pick(_ types: [TypeDefinition], _ object: JSONObject) -> TypeDefinition? {
    let marked = types.filter { $0.fields.contains(where: \.isConstant) }
    let plain = types.filter { !$0.fields.contains(where: \.isConstant) }
    // Marks say which type it is, whatever else is missing.
    let named = marked.filter { hasMarks($0, object) }
    let possible = named.isEmpty ? marked + plain : named  //! marked-choice-first
    return possible.first { isMeant($0, object) } ?? named.first
  }

  /// The object holds every constant of the type that it has at all, and at least one.
  private func hasMarks(_ type: TypeDefinition, _ object: JSONObject) -> Bool {
    let marks = type.fields.filter(\.isConstant)
    return marks.contains { object[spell($0)] != nil }
      && marks.allSatisfy { mark in
        guard case .constant(let text) = mark.shape.element else { return false }
        return object[spell(mark)].map { Self.holds($0, text.value) } ?? mark.shape.isOptional
      }
  }

  /// The object holds every constant of the type, and something under every other name.
  private func isMeant(_ type: TypeDefinition, _ object: JSONObject) -> Bool {
    type.fields.allSatisfy { field in
      let value = object[spell(field)]
      guard case .constant(let text) = field.shape.element else {
        return field.shape.isOptional || (value != nil && value != .null)
      }
      return value.map { Self.holds($0, text.value) } ?? field.shape.isOptional
    }
  }

  /// Constants are texts; a number or a truth on the wire holds them too.
  static func holds(_ value: JSONValue, _ text: String) -> Bool {
    switch value {
    case .string(let found): found.utf8.elementsEqual(text.utf8)
    case .number(let number): number.text == text
    case .bool(let truth): text == (truth ? "true" : "false")
    case .null, .array, .object: false
    }
  }
}

extension Shape {
  /// A constant as a body of JSON has it.
  package func constant(_ text: String) -> JSONValue {
    guard isLiteral else { return .string(text) }
    return Bool(text).map(JSONValue.bool) ?? JSONNumber(text).map(JSONValue.number) ?? .string(text)
  }
}

extension Field {
  package var isConstant: Bool { if case .constant = shape.element { true } else { false } }
}
