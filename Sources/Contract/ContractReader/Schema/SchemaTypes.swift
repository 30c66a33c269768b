import Diagnostics

/// The section `types`: fields by name, an enum, or one of several types.
enum SchemaTypes {
  static let section: JSONValue = [
    "type": .text("object"), "propertyNames": ["pattern": .text(SchemaPatterns.typeName)],
    "additionalProperties": definition,
  ]

  /// A field may well be called `enum`: only a list makes it a type of its own.
  static let definition: JSONValue = [
    "if": has("enum"), "then": only("enum", texts),
    "else": ["if": has("oneOf"), "then": only("oneOf", choices), "else": SchemaForms.fields],
  ]

  private static let texts: JSONValue = [
    "type": .text("array"), "items": SchemaForms.text, "minItems": .number(1),
    "uniqueItems": .bool(true),
  ]

  private static let choices: JSONValue = [
    "type": .text("array"), "items": SchemaForms.pattern(SchemaPatterns.typeName),
    "minItems": .number(2), "uniqueItems": .bool(true),
  ]

  private static func has(_ key: String) -> JSONValue {
    [
      "type": .text("object"), "properties": [key: ["type": .text("array")]],
      "required": .texts([key]),
    ]
  }

  private static func only(_ key: String, _ value: JSONValue) -> JSONValue {
    ["properties": [key: value], "additionalProperties": .bool(false)]
  }
}
