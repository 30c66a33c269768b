import ContractModel
import Diagnostics

/// The demands of one mapping's keys on one another, as far as a schema can see them. The reader checks the same.
enum SchemaRules {
  static func of(_ table: KeyTable) -> [JSONValue] {
    table.keys.compactMap { key in key.needs.map { need($0, of: key.name, in: table) } }
      + checks(of: table)
  }

  private static func need(_ need: KeyNeed, of key: String, in table: KeyTable) -> JSONValue {
    if need.words.isEmpty { return besides(key, need.key) }
    if case .yesNo? = table.keys.first(where: { $0.name == need.key })?.kind {
      return needs(
        key, need.key, amongValues: need.words.flatMap { [.bool($0 == "true"), .text($0)] })
    }
    return needs(key, need.key, among: need.words)
  }

  /// The demands that no single key describes.
  private static func checks(of table: KeyTable) -> [JSONValue] {
    switch Schema.name(of: table) {
    case "field": return [account] + SchemaFieldRules.all + [ownAccount]
    case "server":
      return SchemaFieldRules.places("sends", .sent) + SchemaFieldRules.places("refusal", .refused)
    case "callback": return SchemaFieldRules.places("fields", .returned)
    case "token": return token
    case "error": return refusal
    case "endpoint": return endpoint
    case "match": return [oneOf(["startsWith", "has"])]
    case "step", "stepMeanwhile":
      return [oneOf(KeyTable.stepKeys)]
        + KeyTable.callKeys.filter(table.has).map { besides($0, "do") }
    case "contract": return contract
    case "session": return [inner("states", "propertyNames", none(of: ["unknown"]))]
    case "machine": return [inner("states", "additionalProperties", ["not": has(["holds"])])]
    default: return []
    }
  }

  private static let account = needs("account", "stored", among: ["keychain"])

  /// The other names are the store's own.
  private static let ownAccount: JSONValue = [
    "properties": ["account": ["not": SchemaForms.pattern("^authcontract\\.")]]
  ]

  private static let token: [JSONValue] =
    [
      ownAccount,
      needs("next", "stored", among: [Token.Storage.keychain, .memory].map(\.rawValue)),
      inner("next", "properties", ["in": none(of: ["query"])]),
    ] + SchemaFieldRules.places("claims", .claimed)

  private static let refusal: [JSONValue] =
    [
      oneOf(["status", "fault"]), ["not": has(["fault", "match"])],
      ["not": has(["fault", "fields"])], ["not": has(["fault", "means"])],
      needs("token", "recover", among: [Recovery.Word.renew.rawValue]),
      needs("until", "recover", among: [Recovery.Word.wait.rawValue]),
      needs("flow", "recover", among: [Recovery.Word.continueFlow.rawValue]),
      demands("recover", among: [Recovery.Word.wait.rawValue], "until"),
      demands("recover", among: [Recovery.Word.continueFlow.rawValue], "flow"),
    ] + SchemaFieldRules.places("fields", .refused)

  private static let endpoint: [JSONValue] =
    objectOf(.provider) + objectOf(.code) + [
      ["if": has(["opens"]), "then": opening, "else": ["not": has(["endsIn", "returns"])]],
      needs("ends", "does", among: [OperationKind.sessionEnd.rawValue]),
      ["properties": ["ends": none(of: [SignOutScope.others.rawValue])]],
      [
        "if": ["required": .texts(["endsIn"]), "not": has(["opens"])], "then": redirecting,
        "else": answering,
      ], codeOfItsOwn,
    ] + SchemaFieldRules.places("sends", .sent) + SchemaFieldRules.places("returns", .returned)

  private static let opening: JSONValue = [
    "required": .texts(["endsIn", "returns"]),
    "properties": [
      "by": ["enum": .texts([Endpoint.Caller.app.rawValue])],
      "does": ["enum": .texts(OperationKind.opening.map(\.rawValue))],
    ],
  ]

  private static let redirecting: JSONValue = [
    "properties": [
      "status": [
        "enum": .list(EndpointsSection.redirects.flatMap { [.number($0), .text("\($0)")] })
      ]
    ]
  ]

  private static let answering: JSONValue = [
    "properties": [
      "status": [
        "not": SchemaForms.either(
          ["type": .text("integer"), "minimum": .number(300), "maximum": .number(399)],
          SchemaForms.pattern("^3"))
      ]
    ]
  ]

  /// An endpoint that sends a code says which, where the operation alone does not.
  private static let codeOfItsOwn: JSONValue = {
    let code = SchemaForms.pattern(SchemaPatterns.anyOf([ScalarType.code.rawValue]))
    let field: JSONValue = [
      "type": .text("object"), "required": .texts(["type"]), "properties": ["type": code],
    ]
    let hasCode: JSONValue = [
      "type": .text("object"),
      "not": ["additionalProperties": ["not": SchemaForms.either(code, field)]],
    ]
    let operations = OperationKind.allCases.filter(\.namesItsCode).map {
      JSONValue.text($0.rawValue)
    }
    return [
      "if": [
        "required": .texts(["does", "sends"]),
        "properties": ["does": ["enum": .list(operations)], "sends": hasCode],
      ],
      "then": has(["code"]),
    ]
  }()

  /// Events are named after what these sections define.
  private static let contract: [JSONValue] =
    ["endpoints", "tokens", "flows", "callbacks", "providers"].map {
      inner($0, "propertyNames", none(of: EventWords.reserved.sorted()))
    } + SchemaFieldRules.nowhere("configuration")

  /// The schema of the names, or of the definitions, behind a key.
  private static func inner(_ key: String, _ keyword: String, _ form: JSONValue) -> JSONValue {
    ["properties": [key: [keyword: form]]]
  }

  private static func none(of words: [String]) -> JSONValue { ["not": ["enum": .texts(words)]] }

  /// The key that names what an operation is about stands just beside those operations, and a code beside those that may be shown one.
  private static func objectOf(_ object: OperationKind.Object) -> [JSONValue] {
    let operations = OperationKind.allCases.filter { $0.object == object }
    let others = object == .code ? OperationKind.allCases.filter(\.mayTakeCode) : []
    return [
      needs(object.rawValue, "does", among: (operations + others).map(\.rawValue)),
      demands("does", among: operations.map(\.rawValue), object.rawValue),
    ]
  }

  /// Just one of these keys.
  static func oneOf(_ keys: [String]) -> JSONValue {
    ["oneOf": .list(keys.map { has([$0]) })]
  }

  /// Requires `other` beside `key`.
  private static func besides(_ key: String, _ other: String) -> JSONValue {
    ["if": has([key]), "then": has([other])]
  }

  static func has(_ keys: [String]) -> JSONValue { ["required": .texts(keys)] }

  /// Demands one of these words for `other` where `key` is.
  static func needs(_ key: String, _ other: String, among words: [String]) -> JSONValue {
    needs(key, other, amongValues: words.map { .text($0) })
  }

  private static func needs(
    _ key: String, _ other: String, amongValues values: [JSONValue]
  ) -> JSONValue {
    ["if": has([key]), "then": holds(other, values)]
  }

  /// Demands `other` where `key` is one of these words.
  private static func demands(_ key: String, among words: [String], _ other: String) -> JSONValue {
    ["if": holds(key, words.map { .text($0) }), "then": has([other])]
  }

  private static func holds(_ key: String, _ values: [JSONValue]) -> JSONValue {
    ["required": .texts([key]), "properties": [key: ["enum": .list(values)]]]
  }
}
