import ContractModel
import Mustache

/// The context that the Swift outputs have in common. Names and code are ready-made. A text of the author's that a
/// template names directly is escaped as the inside of a string literal, which is safe in comments too.
struct SwiftContext {
  let blueprint: Blueprint

  func render(
    _ folder: String, _ names: [String], _ context: [String: Value], _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let whole = Value.object(
      shared.joined(with: context, Extras.values(blueprint.contract.extras)))
    var files: [EmittedFile] = []
    for name in names {
      let text = try templates.render("\(folder)/\(name)", whole, escape: SwiftText.inside)
      files.append(EmittedFile(name: "\(name).swift", text: text))
    }
    return files
  }

  private var shared: [String: Value] {
    [
      "service": .verbatim(SwiftText.identifier(blueprint.service)),
      "contract": .verbatim(SwiftText.comment(blueprint.contractName)),
      "doc": SwiftContext.doc(blueprint.contract.doc, else: "The API of \(blueprint.service)."),
    ]
  }

  /// A doc comment, or nothing where there is nothing to see. Code is commented in English.
  static func doc(_ text: LocalizedText?) -> Value { doc(text?.inEnglish) }

  static func doc(_ text: String?) -> Value {
    let doc = text.map(SwiftText.doc) ?? ""
    return doc.isEmpty ? .null : .block(SwiftText.docLines(doc))
  }

  static func doc(_ text: LocalizedText?, else substitute: String?) -> Value {
    let value = doc(text)
    return value == .null ? doc(substitute) : value
  }

  /// `GET /api/users/me` as a doc comment shows it.
  static func route(_ plan: CallPlan) -> Value {
    .verbatim(MarkdownText.code("\(plan.method) \(plan.pathText)"))
  }

  /// How a refusal is told from others, in the server's own letters, for a reader of the code.
  static func recognition(_ plan: RefusalPlan) -> Value {
    .verbatim(SwiftText.comment(plan.recognition))
  }

  static func name(_ name: String) -> Value { .verbatim(SwiftText.identifier(name)) }

  static func literal(_ text: String) -> Value { .verbatim(SwiftText.literal(text)) }

  static func property(_ plan: PropertyPlan) -> [String: Value] {
    [
      "name": name(plan.name), "type": .verbatim(SwiftTypes.spell(plan.type)),
      "wire": literal(plan.wire), "doc": doc(plan.doc),
      "wrapper": .verbatim(SwiftTypes.wrapper(plan.type)),
      "isWrapped": .bool(!SwiftTypes.wrapper(plan.type).isEmpty),
      "isOptional": .bool(plan.type.isOptional),
      "constant": plan.constant.map { .verbatim(constant($0, of: plan)) } ?? .null,
    ]
  }

  /// A constant as a literal of its type.
  static func constant(_ text: String, of plan: PropertyPlan) -> String {
    plan.isLiteral ? text : SwiftText.literal(text)
  }

  /// The lines of `CodingKeys`.
  static func codingKeys(_ properties: [PropertyPlan]) -> Value {
    .lines(
      properties.map { property in
        let name = SwiftText.identifier(property.name)
        return property.name == property.wire
          ? "case \(name)" : "case \(name) = \(SwiftText.literal(property.wire))"
      })
  }

  static func enumeration(_ plan: EnumerationPlan) -> [String: Value] {
    [
      "name": name(plan.name),
      "cases": .list(plan.cases) { one in
        [
          "name": name(one.name), "literal": literal(one.text),
          "isPlain": .bool(one.name == one.text),
        ]
      },
    ]
  }

  /// The type of the refusals of one call.
  static func refusalType(_ call: CallPlan) -> [String: Value] {
    [
      "name": name(call.refusalType), "call": .verbatim(MarkdownText.code(call.name)),
    ]
  }
}
