import ContractModel
import Mustache

/// Ready-made words of the types that one server speaks of.
struct SwiftServerModels {
  private let plan: HostPlan
  private let tokens: [TokenPlan]
  private let records: [String: RecordPlan]
  private let compared: SwiftServerComparing

  init(_ plan: HostPlan, _ blueprint: Blueprint) {
    self.plan = plan
    compared = SwiftServerComparing(plan)
    tokens = blueprint.tokens
    records = Dictionary(plan.records.map { ($0.name, $0) }) { one, _ in one }
  }

  var value: [String: Value] {
    let hasRecords = !plan.records.isEmpty
    let hasOthers = hasRecords || !plan.choices.isEmpty
    return [
      "hasTypes": .bool(hasOthers || !plan.enumerations.isEmpty),
      "records": SwiftContext.list(plan.records, record),
      "choices": SwiftContext.list(plan.choices, afterOthers: hasRecords, choice),
      "enumerations": SwiftContext.list(
        plan.enumerations, afterOthers: hasOthers, SwiftContext.enumeration),
      "callbacks": SwiftContext.list(plan.callbacks, callback),
      "hasCallbacks": .bool(!plan.callbacks.isEmpty),
    ]
  }

  private func record(_ plan: RecordPlan) -> [String: Value] {
    let given = plan.properties.withoutConstants
    let inBody = plan.properties.filter { !$0.isInHeaders }
    let inHeaders = plan.properties.filter(\.isInHeaders)
    return [
      "name": SwiftContext.name(plan.name),
      "conformances": .verbatim(
        conformances(plan.holdsSecret, isOnlyAnswered: !inHeaders.isEmpty, plan.name)),
      "parameters": .verbatim(SwiftServerTypes.parameters(given)),
      "properties": SwiftContext.list(given, SwiftServerTypes.property),
      "hasMembers": .bool(!given.isEmpty), "isRead": .bool(inHeaders.isEmpty),
      "read": .list(reading(plan).map { .verbatim($0) }),
      "patterns": SwiftServerModels.patterns(inHeaders.isEmpty ? given : []),
      "written": .verbatim(literal(inBody.map { SwiftServerFields($0, tokens).written })),
      "hasHeaders": .bool(!inHeaders.isEmpty),
      "headers": .list(inHeaders.map { .verbatim(SwiftServerFields($0, tokens).header) }),
      "isCompared": .bool(compared.holds(plan.name)),
      "compare": .list(compared.statements(plan).map { .verbatim($0) }),
    ]
  }

  /// The patterns that the fields are held against, which are read once.
  static func patterns(_ properties: [PropertyPlan]) -> Value {
    .list(properties.compactMap { SwiftServerFields($0, []).pattern }.map { .verbatim($0) })
  }

  private func conformances(
    _ holdsSecret: Bool, isOnlyAnswered: Bool, _ name: String
  ) -> String {
    (holdsSecret ? "Equatable" : "Hashable") + ", Sendable, "
      + (isOnlyAnswered ? "JSONAnswer" : "JSONConvertible")
      + (compared.holds(name) ? ", DeploymentValues" : "")
  }

  private func reading(_ plan: RecordPlan) -> [String] {
    if plan.properties.isEmpty { return ["_ = try json.fields()"] }
    return ["let fields = try json.fields()"]
      + plan.properties.map { SwiftServerFields($0, tokens).read(from: "fields", isJSON: true) }
  }

  private func literal(_ members: [String]) -> String {
    members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
  }

  private func choice(_ plan: ChoicePlan) -> [String: Value] {
    let options = plan.options.compactMap { records[$0.type] }
    let isOnlyAnswered = options.contains { $0.properties.contains(where: \.isInHeaders) }
    return [
      "name": SwiftContext.name(plan.name), "doc": SwiftContext.doc(plan.doc),
      "conformances": .verbatim(
        conformances(
          options.contains(where: \.holdsSecret), isOnlyAnswered: isOnlyAnswered, plan.name)),
      "isRead": .bool(!isOnlyAnswered), "hasHeaders": .bool(isOnlyAnswered),
      "read": .list(reading(plan).map { .verbatim($0) }),
      "isCompared": .bool(compared.holds(plan.name)),
      "compare": .list(compared.cases(plan).map { .verbatim($0) }),
      "options": SwiftContext.list(plan.options) {
        ["name": SwiftContext.name($0.name), "type": SwiftContext.name($0.type)]
      },
    ]
  }

  /// The statements that tell one type from others; the one without marks is what is left.
  private func reading(_ plan: ChoicePlan) -> [String] {
    let told = plan.options.filter { !$0.marks.isEmpty }
    let names = plan.options.map(\.type).joined(separator: ", ")
    let rest =
      plan.options.first { $0.marks.isEmpty }.map(taking)
      ?? "throw InvalidValue(expected: \(SwiftText.literal("one of " + names)))"
    guard !told.isEmpty else { return [rest] }
    return ["let fields = try json.fields()"]
      + told.enumerated().flatMap { index, option in
        ["\(index == 0 ? "if" : "} else if") \(marks(option)) {", "  \(taking(option))"]
      } + ["} else {", "  \(rest)", "}"]
  }

  private func marks(_ option: ChoicePlan.AlternativePlan) -> String {
    option.marks.map {
      "fields.has(\(SwiftText.literal($0.wire)), .string(\(SwiftText.literal($0.text))))"
    }.joined(separator: ", ")
  }

  private func taking(_ option: ChoicePlan.AlternativePlan) -> String {
    let type = SwiftText.identifier(option.type)
    return "self = .\(SwiftText.identifier(option.name))(try \(type)(json: json))"
  }

  private func callback(_ record: RecordPlan) -> [String: Value] {
    let given = record.properties.withoutConstants
    return [
      "name": SwiftContext.name(record.name),
      "conformance": .verbatim((record.holdsSecret ? "Equatable" : "Hashable") + ", WebCallback"),
      "url": SwiftContext.literal(plan.callbackURLs[record.name] ?? ""),
      "parameters": .verbatim(SwiftServerTypes.parameters(given)),
      "properties": SwiftContext.list(given, SwiftServerTypes.property),
      "hasMembers": .bool(!given.isEmpty),
      "fields": .verbatim("[" + record.properties.map(brought).joined(separator: ", ") + "]"),
    ]
  }

  private func brought(_ property: PropertyPlan) -> String {
    let value =
      property.constant.map { SwiftText.literal($0) }
      ?? SwiftText.identifier(property.name) + (property.type.isOptional ? "?" : "") + ".wireText"
    return "(\(SwiftText.literal(property.wire)), \(value))"
  }
}

extension PropertyPlan {
  /// It does not stand in the body of an answer.
  var isInHeaders: Bool { place.isBesideBody }
}
