import ContractModel
import Diagnostics
import YAMLSource

/// The schemas of values behind a key. Text may look like a number or a bool to an editor: the language takes it as
/// written.
enum SchemaForms {
  static let text: JSONValue = ["type": .texts(["string", "number", "boolean"])]
  static let texts: JSONValue = list(of: text, unique: true)
  static let yesNo: JSONValue = [
    "enum": .list([.bool(true), .bool(false), .text("true"), .text("false")])
  ]

  static func form(_ kind: ValueKind) -> JSONValue {
    switch kind {
    case .text: text
    case .texts: texts
    case .files: list(of: pattern(SchemaPatterns.file), unique: true)
    case .word(let words): ["enum": .texts(words)]
    case .words(let words): list(of: ["enum": .texts(words)], unique: true)
    case .wordOrWords(let words):
      either(["enum": .texts(words)], list(of: ["enum": .texts(words)], unique: true))
    case .yesNo: yesNo
    case .number(let range): number(range)
    case .textOrConfiguration: text
    case .name: pattern(SchemaPatterns.authorName)
    case .names: names
    case .nameOrNames: ["anyOf": .list([pattern(SchemaPatterns.authorName), names])]
    case .mapping(let table): Schema.reference(table)
    case .definitions(let table): definitions(Schema.reference(table))
    case .definitionsOf(.typeDefinition): SchemaTypes.section
    case .definitionsOf(let kind): definitions(form(kind))
    case .list(let table): list(of: Schema.reference(table), unique: false)
    default: word(kind) ?? composed(kind)
    }
  }

  /// The schema of a value that is one word of its own form.
  private static func word(_ kind: ValueKind) -> JSONValue? {
    switch kind {
    case .duration: pattern(SchemaPatterns.duration)
    case .lifetime: pattern(SchemaPatterns.lifetime)
    case .day: pattern(SchemaPatterns.day)
    case .serviceName: pattern(SchemaPatterns.typeName)
    case .content: pattern(SchemaPatterns.content)
    case .callbackURL: pattern(SchemaPatterns.callbackURL)
    case .serverURL: pattern(SchemaPatterns.serverURLOrConfiguration)
    case .route: pattern(SchemaPatterns.route)
    case .type: pattern(SchemaPatterns.type)
    case .path: pattern(SchemaPatterns.path)
    default: nil
    }
  }

  private static func composed(_ kind: ValueKind) -> JSONValue {
    switch kind {
    case .status: either(number(200...599, asText: false), pattern(SchemaPatterns.status))
    case .fields: fields
    case .message: either(pattern(SchemaPatterns.authorName), fields)
    case .answer: either(pattern(SchemaPatterns.answer), fields)
    case .typeDefinition: SchemaTypes.definition
    case .textsByLanguage, .textsByField, .textsByWord: textsByName
    case .localizedText: either(text, textsByName)
    case .conditions:
      [
        "type": .text("object"),
        "additionalProperties": either(text, Schema.reference(KeyTable.matchTest)),
      ]
    case .urlsByName: definitions(pattern(SchemaPatterns.serverURL))
    case .placement: either(["const": .text("bearer")], Schema.reference(Token.Place.keys.table))
    case .moves:
      [
        "type": .text("object"), "propertyNames": ["pattern": .text(SchemaPatterns.event)],
        "additionalProperties": pattern(SchemaPatterns.authorName),
      ]
    default: [:]
    }
  }

  static let fields = definitions(Schema.reference("fieldOrType"))
  static let fieldOrType = either(pattern(SchemaPatterns.type), Schema.reference(KeyTable.field))

  private static let textsByName: JSONValue = [
    "type": .text("object"), "additionalProperties": text,
  ]

  private static let names = list(of: pattern(SchemaPatterns.authorName), unique: true)

  static func either(_ first: JSONValue, _ second: JSONValue) -> JSONValue {
    ["anyOf": .list([first, second])]
  }

  static func pattern(_ pattern: String) -> JSONValue {
    ["type": .text("string"), "pattern": .text(pattern)]
  }

  static func list(of item: JSONValue, unique: Bool) -> JSONValue {
    unique
      ? ["type": .text("array"), "items": item, "uniqueItems": .bool(true)]
      : ["type": .text("array"), "items": item]
  }

  private static func definitions(_ value: JSONValue) -> JSONValue {
    [
      "type": .text("object"), "propertyNames": ["pattern": .text(SchemaPatterns.authorName)],
      "additionalProperties": value,
    ]
  }

  /// A number in quotes is the same number.
  private static func number(_ range: ClosedRange<Int>, asText: Bool = true) -> JSONValue {
    let number: JSONValue = [
      "type": .text("integer"), "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
    guard asText else { return number }
    let isOne = range.lowerBound == range.upperBound
    return either(
      number,
      isOne ? ["const": .text("\(range.lowerBound)")] : pattern(SchemaPatterns.wholeNumber))
  }

  /// The default of a key, if that is a value and not a sentence.
  static func usual(_ key: KeyTable.Key) -> JSONValue? {
    switch (key.kind, key.usual) {
    case (.yesNo, "true"?): .bool(true)
    case (.yesNo, "false"?): .bool(false)
    case (.word(let words), let usual?) where words.contains(usual): .text(usual)
    case (.content, let usual?): .text(usual)
    default: nil
    }
  }

  /// An example of the tables, as JSON.
  static func value(of example: String) -> JSONValue {
    let source = SourceFile(path: "example", text: "value: \(example)\n")
    return YAMLSource.parse(source).root?["value"].map(value) ?? .text(example)
  }

  private static func value(_ node: Node) -> JSONValue {
    switch node.content {
    case .sequence(let items): .list(items.map(value))
    case .mapping(let entries):
      .object(entries.map { JSONValue.Member($0.key.text, value($0.value)) })
    case .scalar(let scalar) where scalar.style == .plain: plain(scalar.text)
    case .scalar(let scalar): .text(scalar.text)
    }
  }

  private static func plain(_ text: String) -> JSONValue {
    if let number = Int(text) { return .number(number) }
    return text == "true" || text == "false" ? .bool(text == "true") : .text(text)
  }
}
