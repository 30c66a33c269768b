import ContractModel
import Diagnostics

/// The demands of a field's keys on its type, on its meaning and on the message that it stands in.
enum SchemaFieldRules {
  static let all: [JSONValue] =
    [
      SchemaRules.oneOf(["type", "constant", "enum", "fields", "same"]),
      ["properties": ["enum": ["minItems": .number(1)]]],
      limits(["min", "max"], of: ScalarType.allCases.filter(\.hasSize)),
      limits(["pattern"], of: ScalarType.allCases.filter { $0.hasSize && $0.isText }),
      SchemaRules.needs(
        "words", "is", among: FieldRole.allCases.filter { $0.words != nil }.map(\.rawValue)),
    ] + types + words

  /// Fields of a message, of which none has a meaning that belongs into other messages only.
  static func places(_ key: String, _ place: FieldRole.Place) -> [JSONValue] {
    let others = FieldRole.allCases.filter { !$0.places.contains(place) }
    return [fields(key, without: ["is": ["enum": .texts(others.map(\.rawValue))]])]
  }

  /// Fields of which none has a meaning.
  static func nowhere(_ key: String) -> [JSONValue] { [fields(key, without: ["is": [:]])] }

  private static func fields(_ key: String, without properties: JSONValue) -> JSONValue {
    let field: JSONValue = [
      "type": .text("object"), "required": .texts(["is"]), "properties": properties,
    ]
    return ["properties": [key: ["additionalProperties": ["not": field]]]]
  }

  /// Demands one of these types where one of the keys is.
  private static func limits(_ keys: [String], of scalars: [ScalarType]) -> JSONValue {
    let pattern = SchemaPatterns.anyOf(scalars.map(\.rawValue))
    return [
      "if": ["anyOf": .list(keys.map { SchemaRules.has([$0]) })],
      "then": typed(SchemaForms.pattern(pattern)),
    ]
  }

  private static func typed(_ form: JSONValue) -> JSONValue {
    ["required": .texts(["type"]), "properties": ["type": form]]
  }

  /// The types that a meaning can have, for all meanings with the same ones.
  private static let types: [JSONValue] = {
    let roles = FieldRole.allCases.filter { $0.step == nil }
    let groups = Dictionary(grouping: roles) { form(of: $0).compact }
    return groups.sorted { $0.key < $1.key }.map { _, roles in
      ["if": holds(roles), "then": form(of: roles[0])]
    }
  }()

  private static func form(of role: FieldRole) -> JSONValue {
    let scalars = role.scalars.map(\.rawValue)
    guard role.words != nil else {
      return typed(SchemaForms.pattern(SchemaPatterns.single(scalars)))
    }
    let others = ["[A-Z][A-Za-z0-9_]*", "callbacks\\..*"]
    let isTyped = typed(SchemaForms.pattern(SchemaPatterns.single(scalars + others)))
    let kinds = [isTyped] + ["enum", "constant"].map { SchemaRules.has([$0]) }
    return ["anyOf": .list(kinds)]
  }

  /// The words of a meaning; a contract's own names are those of `provider.chosen`.
  private static let words: [JSONValue] = FieldRole.allCases.compactMap { role in
    guard let words = role.words, !words.isEmpty else { return nil }
    let names: JSONValue = ["propertyNames": ["enum": .texts(words)]]
    return ["if": holds([role]), "then": ["properties": ["words": names]]]
  }

  private static func holds(_ roles: [FieldRole]) -> JSONValue {
    [
      "required": .texts(["is"]),
      "properties": ["is": ["enum": .texts(roles.map(\.rawValue))]],
    ]
  }
}

extension ScalarType {
  /// A type with several spellings has neither limits nor a pattern, and of two values nothing is the least.
  fileprivate var hasSize: Bool {
    switch self {
    case .uuid, .instant, .url, .bytes, .bool, .json: false
    case .string, .int, .number, .seconds, .unixTime, .duration, .email, .phone, .username,
      .identifier, .password, .newPassword, .code, .jwt:
      true
    }
  }
}
