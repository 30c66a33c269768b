import ContractModel
import Mustache

/// Ready-made words of the types that one server speaks of, and of what its endpoints take.
struct TypeScriptModels {
  private let plan: HostPlan
  private let tokens: [TokenPlan]
  private let fields: TypeScriptFields

  init(_ plan: HostPlan, _ blueprint: Blueprint) {
    self.plan = plan
    tokens = blueprint.tokens
    fields = TypeScriptFields(spelling: TypeScriptSpelling(prefix: ""), tokens: blueprint.tokens)
  }

  var value: [String: Value] {
    [
      "enumerations": TypeScriptContext.list(plan.enumerations, enumeration),
      "records": TypeScriptContext.list(plan.records) { record in
        entry(record.name, record.properties, record.properties.map { fields.member($0) })
      },
      "choices": TypeScriptContext.list(plan.choices, choice),
      "callbacks": TypeScriptContext.list(plan.callbacks, callback),
      "requests": TypeScriptContext.list(plan.calls, request),
    ]
  }

  private func entry(
    _ name: String, _ properties: [PropertyPlan], _ members: [String]
  ) -> [String: Value] {
    [
      "name": .verbatim(TypeScriptText.identifier(name)),
      "properties": TypeScriptContext.list(properties.withoutConstants, fields.property),
      "members": TypeScriptContext.lines(members),
      "hasMembers": .bool(!members.isEmpty),
    ]
  }

  private func enumeration(_ plan: EnumerationPlan) -> [String: Value] {
    let texts = plan.cases.map { TypeScriptText.literal($0.text) }
    return [
      "name": .verbatim(TypeScriptText.identifier(plan.name)),
      "type": .verbatim(texts.joined(separator: " | ")),
      "texts": .verbatim(texts.joined(separator: ", ")),
    ]
  }

  private func choice(_ plan: ChoicePlan) -> [String: Value] {
    let names = plan.options.map(\.type).joined(separator: ", ")
    return [
      "name": .verbatim(TypeScriptText.identifier(plan.name)),
      "doc": TypeScriptContext.doc(plan.doc),
      "expected": .verbatim(TypeScriptText.literal("one of " + names)),
      "options": TypeScriptContext.list(plan.options) { option in
        let type = TypeScriptText.identifier(option.type)
        let tag = TypeScriptText.literal(option.name)
        let marks = option.marks.map {
          "[\(TypeScriptText.literal($0.wire)), \(TypeScriptText.literal($0.text))]"
        }
        let parts = [
          ("type", tag), ("codec", "() => \(type)"), ("marks", TypeScriptContext.array(marks)),
        ]
        return [
          "type": .verbatim("{ readonly type: \(tag); readonly value: \(type) }"),
          "plan": .verbatim(TypeScriptContext.object(parts)),
        ]
      },
    ]
  }

  private func callback(_ record: RecordPlan) -> [String: Value] {
    entry(record.name, record.properties, record.properties.map { fields.member($0) })
      .merging(
        ["url": .verbatim(TypeScriptText.literal(plan.callbackURLs[record.name] ?? ""))]
      ) { _, new in new }
  }

  private func request(_ call: CallPlan) -> [String: Value] {
    let told = plan.conditions[call.name] ?? []
    let read = call.sent.filter { property in
      property.constant == nil
        || !told.contains { $0.part == property.place && $0.path == [property.wire] }
    }
    let isJSON = call.content != .form
    let own = entry(call.requestType, call.sent, read.map { fields.member($0, isJSON: isJSON) })
    return own.merging([
      "route": .verbatim(TypeScriptText.code("\(call.method) \(call.pathText)")),
      "needs": TypeScriptContext.list(call.needs) { name in
        ["name": .verbatim(TypeScriptText.member(name))]
      },
      "tokens": TypeScriptContext.lines(call.needs.map(token)),
      "carries": .bool(!call.needs.isEmpty),
    ]) { _, new in new }
  }

  /// `{ name: "access", place: "bearer" }`
  private func token(_ name: String) -> String {
    let (place, wire): (String, String?) =
      switch tokens.first(where: { $0.name == name })?.placement {
      case .header(let name)?: ("header", name)
      case .cookie(let name)?: ("cookie", name)
      case .query(let name)?: ("query", name)
      case .bearer?, nil: ("bearer", nil)
      }
    let parts = [("name", name), ("place", place)] + (wire.map { [("wire", $0)] } ?? [])
    return TypeScriptContext.object(parts.map { ($0.0, TypeScriptText.literal($0.1)) })
  }
}
