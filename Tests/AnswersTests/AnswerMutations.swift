import Answers
import ContractModel
import Diagnostics
import JSONSource

/// Makes mistakes in a good answer: at each field of the contract that the answer holds, each mistake that its type allows.
struct AnswerMutations {
  private let contract: Contract
  private let server: Server
  private let whole: JSONValue
  /// The steps to the body in the file.
  private let base: [String]
  private(set) var found: [AnswerMutation] = []

  /// Empty for a refusal, and for an answer without a body.
  static func all(
    of text: String, _ endpoint: String, _ path: String, in api: RecordedAPI
  ) throws -> [AnswerMutation] {
    let answer = try api.answer(path, endpoint, text)
    guard (200..<300).contains(answer.status), answer.body.json != nil else { return [] }
    let node = try readJSON(SourceFile(path: path, text: text))
    let base = node["body"] == nil ? [] : ["body"]
    var mutations = AnswerMutations(
      contract: api.contract, server: api.contract.servers[api.contract.endpoints[endpoint].server],
      whole: node.value, base: base)
    let value = node["body"] ?? node
    switch api.contract.endpoints[endpoint].returns {
    case .nothing: break
    case .fields(let fields): mutations.add(fields, value, [])
    case .shape(let shape): mutations.add(shape, nil, value, [])
    }
    return mutations.found
  }

  private init(contract: Contract, server: Server, whole: JSONValue, base: [String]) {
    self.contract = contract
    self.server = server
    self.whole = whole
    self.base = base
  }

  private mutating func add(_ fields: [Field], _ node: JSONNode, _ steps: [String]) {
    change(
      "a further member", steps, .add("zzz"), (.unknownField, .note, steps + ["zzz"], "\"zzz\""))
    for field in fields where !field.location.isBesideBody {
      let wire = WireNames.spell(field, for: server.names)
      guard let value = node[wire] else { continue }
      let place = steps + [wire]
      let isOptional = field.shape.isOptional
      change("dropped", place, .drop, isOptional ? nil : (.missing, .error, place, nil))
      change(
        "null", place, .put(.plain("null")), isOptional ? nil : (.missing, .error, place, wire))
      if case .null = value.content { continue }
      add(field.shape, field, value, place)
    }
  }

  private mutating func add(_ shape: Shape, _ field: Field?, _ node: JSONNode, _ steps: [String]) {
    switch shape.container {
    case .one: addOne(shape, field, node, steps)
    case .list:
      change("no list", steps, .put(.text("x")), (.type, .error, steps, steps.last))
      for (index, item) in (node.items ?? []).enumerated() {
        addOne(shape, field, item, steps + [String(index)])
      }
    case .map: break
    }
  }

  private mutating func addOne(
    _ shape: Shape, _ field: Field?, _ node: JSONNode, _ steps: [String]
  ) {
    switch shape.element {
    case .record(let fields): addRecord(fields, node, steps)
    case .type(let name): add(type: name, node, steps)
    case .constant: addTexts(steps, .constant)
    case .enumeration: addTexts(steps, .unknownText)
    case .scalar(let scalar):
      addWrongTypes(scalar, asText: shape.travelsAsText, steps)
      if let field { addLimits(field, steps) }
    case .token(_, .expiresIn): wrong("a text", .text("soon"), steps)
    case .token, .provider, .configuration: wrong("a number", .plain("7"), steps)
    }
  }

  private mutating func add(type name: String, _ node: JSONNode, _ steps: [String]) {
    switch contract.types[name].content {
    case .record(let fields): addRecord(fields, node, steps)
    case .enumeration: addTexts(steps, .unknownText)
    case .oneOf(let names):
      let marks = names.flatMap { contract.types[$0.value].fields }.filter {
        if case .constant = $0.shape.element { true } else { false }
      }.map { WireNames.spell($0, for: server.names) }
      for mark in Set(marks).sorted() where node[mark] != nil {
        change(
          "an unknown constant", steps + [mark], .put(.text("zzz")),
          (.unknownVariant, .warning, steps, nil))
      }
    }
  }

  private mutating func addRecord(_ fields: [Field], _ node: JSONNode, _ steps: [String]) {
    if !steps.isEmpty { wrong("no object", .text("x"), steps) }
    add(fields, node, steps)
  }

  private mutating func addTexts(_ steps: [String], _ rule: AnswerRule) {
    wrong("a number", .plain("7"), steps)
    change("another text", steps, .put(.text("zzz")), (rule, .warning, steps, steps.last))
  }

  private mutating func addWrongTypes(_ scalar: ScalarType, asText: Bool, _ steps: [String]) {
    switch scalar {
    case .json: break
    case .int, .number, .seconds, .unixTime, .bool:
      wrong("another text", .text("x"), steps)
      if asText { wrong("no text", .plain("7"), steps) }
    case .instant, .uuid:
      wrong("another text", .text("x"), steps)
      wrong("a number", .plain("7"), steps)
    default:
      wrong("a number", .plain("7"), steps)
      wrong("a list", .list([.text("x")]), steps)
    }
  }

  private mutating func addLimits(_ field: Field, _ steps: [String]) {
    if field.limits.pattern != nil {
      change("off the pattern", steps, .put(.text("!")), (.limit, .warning, steps, steps.last))
    }
    if let min = field.limits.min?.value {
      let low: JSONValue = field.shape.travelsAsText ? .text("\(min - 1)") : .plain("\(min - 1)")
      change("below `min`", steps, .put(low), (.limit, .warning, steps, steps.last))
    }
  }

  private mutating func wrong(_ says: String, _ value: JSONValue, _ steps: [String]) {
    change(says, steps, .put(value), (.type, .error, steps, steps.last))
  }

  private mutating func change(
    _ says: String, _ steps: [String], _ edit: JSONEdit,
    _ expected: (AnswerRule, Severity, [String], String?)?
  ) {
    let text = whole.edited(base + steps, edit).written()
    let line = expected?.3.flatMap { Int($0) == nil ? "\($0)" : nil }
    found.append(
      AnswerMutation(
        says: "\(says) at /\(steps.joined(separator: "/"))", text: text,
        expected: expected.map { .init(rule: $0.0, severity: $0.1, steps: $0.2, line: line) }))
  }
}
