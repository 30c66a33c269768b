package import AuthServer
package import ContractModel
import Patterns

import struct Diagnostics.Located

/// Values that keep to all that a contract asks of them: the author's examples, or made for it.
package struct GoodValues: Sendable {
  /// The one key of each map.
  static let key = "key"

  let contract: Contract
  /// Decides about a field before its own value is made.
  private let choose: @Sendable (Field) -> FieldChoice
  /// The token of that name as a call carries it; nil where it carries none.
  let token: @Sendable (String) -> String?

  package init(
    _ contract: Contract, choose: @escaping @Sendable (Field) -> FieldChoice = { _ in .usual },
    token: @escaping @Sendable (String) -> String? = { _ in "token" }
  ) {
    self.contract = contract
    self.choose = choose
    self.token = token
  }

  /// The value that a deployment holds under this name.
  package func deployed(_ name: String) -> String {
    value(of: contract.configuration[name].field, on: contract.servers[0]).wireText
  }

  func object(_ fields: [Field], on server: Server, inside types: [String] = []) -> JSONValue {
    let pairs = fields.filter { !endsIn(types, $0) }.map { field in
      (WireNames.spell(field, for: server.names), chosen(field, on: server, inside: types))
    }
    return .object(JSONObject(pairs))
  }

  private func chosen(_ field: Field, on server: Server, inside types: [String]) -> JSONValue? {
    switch choose(field) {
    case .usual: value(of: field, on: server, inside: types)
    case .value(let value): value
    case .leftOut: nil
    }
  }

  /// A type that holds itself ends where it may: an optional field of its own type is left out.
  private func endsIn(_ types: [String], _ field: Field) -> Bool {
    field.shape.isOptional && field.isOne(of: types)
  }

  func value(of field: Field, on server: Server, inside types: [String] = []) -> JSONValue {
    switch field.shape.container {
    case .one: one(of: field, on: server, inside: types)
    case .list where field.isOne(of: types): []
    case .list: [one(of: field, on: server, inside: types)]
    case .map where field.isOne(of: types): [:]
    case .map: .object([Self.key: one(of: field, on: server, inside: types)])
    }
  }

  /// A single one, where there may be many.
  func one(of field: Field, on server: Server, inside types: [String] = []) -> JSONValue {
    if case .configuration(let name) = field.shape.element {
      return value(of: contract.configuration[name].field, on: server)
    }
    let types = types + [field.typeName].compactMap { $0 }
    switch contract.leaf(of: field.shape.element) {
    case .scalar(let scalar): return scalar.written(text(of: field, scalar), field.shape)
    case .constant(let text) where field.shape.isLiteral:
      return (try? JSONValue(reading: Array(text.utf8))) ?? .string(text)
    case .constant(let text): return .string(text)
    case .words(let texts): return .string(texts[0])
    case .record(let fields): return object(fields, on: server, inside: types)
    case .choice(let options): return object(options[0].fields, on: server, inside: types)
    }
  }

  private func text(of field: Field, _ scalar: ScalarType) -> String {
    if let example = field.example, field.shape.container == .one { return example.value }
    if scalar.isNumber {
      return String(max(field.limits.min?.value ?? 1, min(1, field.limits.max?.value ?? 1)))
    }
    let usual = scalar.usualText(isURLSafe: field.shape.isURLSafe)
    let least = field.limits.min?.value ?? 0
    let range = least...max(field.limits.max?.value ?? 1_000, least)
    if field.limits.pattern == nil, range.contains(usual.unicodeScalars.count) { return usual }
    return Texts(field, scalar).text(of: range) ?? usual
  }
}

/// The content of a message in the place of a field.
package enum FieldChoice: Sendable {
  /// The author's example, or a value made for the field.
  case usual
  case value(JSONValue)
  case leftOut
}

extension Field {
  var typeName: String? { if case .type(let name) = shape.element { name } else { nil } }

  func isOne(of types: [String]) -> Bool { typeName.map(types.contains) ?? false }
}

extension ScalarType {
  /// A text as the JSON value that it stands for.
  ///
  /// - Parameter inText: where all is text.
  func written(_ text: String, _ shape: Shape, inText: Bool = false) -> JSONValue {
    if self == .json { return [:] }
    if isText || inText || shape.travelsAsText { return .string(text) }
    return self == .bool ? .bool(text == "true") : JSONNumber(text).map(JSONValue.number) ?? .null
  }

  func usualText(isURLSafe: Bool) -> String {
    switch self {
    case .string, .username, .identifier, .password, .newPassword, .code, .jwt, .duration, .json:
      "good"
    case .int, .number, .seconds, .unixTime: "1"
    case .bool: "true"
    case .instant: "2030-01-01T00:00:00Z"
    case .uuid: "00000000-0000-4000-8000-000000000001"
    case .email: "person@example.com"
    case .phone: "+12025550100"
    case .url: "https://example.com/"
    case .bytes: isURLSafe ? "AAECAw" : "AAECAw=="
    }
  }
}

/// Texts of a certain length that keep to whatever else is asked.
struct Texts {
  private let field: Field
  private let scalar: ScalarType

  init(_ field: Field, _ scalar: ScalarType) {
    self.field = field
    self.scalar = scalar
  }

  /// Nil where there is none.
  func text(of length: ClosedRange<Int>) -> String? {
    if let pattern = field.limits.pattern {
      return (try? TextPattern(pattern.value))?.example(length: length)
    }
    let count = length.lowerBound
    switch scalar {
    case .email:
      let host = "@e.example"
      return count > host.count ? String(repeating: "p", count: count - host.count) + host : nil
    case .phone: return (3...15).contains(count) ? String(repeating: "1", count: count) : nil
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .username,
      .identifier, .password, .newPassword, .code, .url, .jwt, .bytes, .json:
      return count < 0 ? nil : String(repeating: "g", count: count)
    }
  }
}
