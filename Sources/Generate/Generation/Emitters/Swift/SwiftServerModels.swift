import ContractModel
import Mustache

/// Ready-made words of the types that one server speaks of.
struct SwiftServerModels {
  private let stub: StubPlan
  private let compared: SwiftServerComparing
  private let records: NamedPositions
  private let context = StubContext(SwiftServerLanguage())

  init(_ stub: StubPlan, _ compared: SwiftServerComparing) {
    self.stub = stub
    self.compared = compared
    records = NamedPositions(stub.records.map(\.name))
  }

  var value: [String: Value] {
    let hasRecords = !stub.records.isEmpty
    let hasOthers = hasRecords || !stub.choices.isEmpty
    return [
      "hasTypes": .bool(hasOthers || !stub.enumerations.isEmpty),
      "records": .list(stub.records, record),
      "choices": .list(stub.choices, afterOthers: hasRecords, choice),
      "enumerations": .list(
        stub.enumerations, afterOthers: hasOthers, SwiftContext.enumeration),
      "callbacks": .list(stub.callbacks) { record in
        context.record(record).joined(with: [
          "conformance": .verbatim(equality(record.holdsSecret) + ", WebCallback"),
          "patterns": .lines(record.fields.patterns),
          "checks": .lines(record.fields.map { SwiftServerFields($0).check(in: "query") }),
          "parameters": parameters(record.fields.given),
          "pairs": .block(
            CodeLayout.swift.list(
              "[", record.fields.map { SwiftServerFields($0).pair(.plain) }, "]")),
        ])
      },
      "hasCallbacks": .bool(!stub.callbacks.isEmpty),
    ]
  }

  private func record(_ record: StubRecord) -> [String: Value] {
    let isRead = record.fields.inHeaders.isEmpty
    let compare = record.fields.compactMap(compared.statement)
    return context.record(record).joined(with: [
      "conformances": .verbatim(
        conformances(record.holdsSecret, isOnlyAnswered: !isRead, record.name)),
      "isRead": .bool(isRead), "isEmpty": .bool(record.fields.isEmpty),
      "patterns": .lines(record.fields.patterns),
      "json": .block(json(record.fields.inBody)), "parameters": parameters(record.fields.given),
      "inHeaders": context.properties(record.fields.inHeaders), "hasHeaders": .bool(!isRead),
      "checks": .lines(isRead ? [] : checks(record)),
      "isCompared": .bool(compared.holds(record.name)), "compare": .lines(compare),
    ])
  }

  /// The statements that hold an answer with headers to the contract, part by part. Constants are the stubs' own.
  private func checks(_ record: StubRecord) -> [String] {
    let parts: [(Field.Location, String)] = [
      (.body, "fields"), (.header, "headers"), (.cookie, "cookies"),
    ]
    return parts.flatMap { place, name -> [String] in
      let fields = record.fields.given.filter { $0.place == place }
      guard !fields.isEmpty else { return [] }
      let source = place == .body ? ["let fields = try json.fields()"] : texts(fields, place, name)
      return source + fields.map { SwiftServerFields($0).check(in: name) }
    }
  }

  /// `let headers = TextFields.answer(.header, [("X-Mark", self.mark.wireText)])`
  private func texts(_ fields: [StubField], _ place: Field.Location, _ name: String) -> [String] {
    let pairs = fields.map { SwiftServerFields($0).pair(.own) }
    let list = CodeLayout.swift.list("[", pairs, "]")
    return [
      CodeLayout.swift.list("let \(name) = TextFields.answer(", [".\(place.rawValue)", list], ")")
    ]
  }

  /// `["id": id.json]`
  private func json(_ fields: [StubField]) -> String {
    fields.isEmpty
      ? "[:]" : CodeLayout.swift.list("[", fields.map { SwiftServerFields($0).written }, "]")
  }

  private func parameters(_ fields: [StubField]) -> Value {
    .block(CodeLayout.swift.list("", fields.map { SwiftServerFields($0).parameter }, ""))
  }

  private func equality(_ holdsSecret: Bool) -> String { holdsSecret ? "Equatable" : "Hashable" }

  private func conformances(
    _ holdsSecret: Bool, isOnlyAnswered: Bool, _ name: String
  ) -> String {
    equality(holdsSecret) + ", Sendable, "
      + (isOnlyAnswered ? "JSONAnswer" : "JSONConvertible")
      + (compared.holds(name) ? ", DeploymentValues" : "")
  }

  private func choice(_ plan: ChoicePlan) -> [String: Value] {
    let options = records.sorted(plan.options.map(\.type)).map { stub.records[$0] }
    let isOnlyAnswered = options.contains { !$0.fields.inHeaders.isEmpty }
    return context.choice(plan).joined(with: [
      "conformances": .verbatim(
        conformances(
          options.contains(where: \.holdsSecret), isOnlyAnswered: isOnlyAnswered, plan.name)),
      "isRead": .bool(!isOnlyAnswered), "hasHeaders": .bool(isOnlyAnswered),
      "isCompared": .bool(compared.holds(plan.name)),
      "compare": .lines(plan.options.map(comparing)),
    ])
  }

  /// `case .card(let value): try value.compare(with: deployment)`
  private func comparing(_ option: ChoicePlan.AlternativePlan) -> String {
    let name = SwiftText.identifier(option.name)
    return compared.holds(option.type)
      ? "case .\(name)(let value): try value.compare(with: deployment)" : "case .\(name): break"
  }
}

extension [StubField] {
  /// The lines that read patterns, each once for all requests.
  var patterns: [String] { compactMap { SwiftServerFields($0).pattern } }
}
