import ContractModel
import Generation
import Mustache

/// The types of messages.
struct DocsTypeContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }

  var value: [String: Value] {
    [
      "hasTypes": .bool(
        !blueprint.records.isEmpty || !blueprint.enumerations.isEmpty || !blueprint.choices.isEmpty),
      "records": .list(blueprint.records.map(record)),
      "choices": .list(blueprint.choices.map(choice)),
      "enumerations": .list(blueprint.enumerations.map(enumeration)),
    ]
  }

  private func record(_ plan: RecordPlan) -> Value {
    .object([
      "name": .text(plan.name), "fields": context.fieldList(plan.properties, tellPlace: true),
    ])
  }

  private func choice(_ plan: ChoicePlan) -> Value {
    .object([
      "name": .text(plan.name),
      "options": .list(
        plan.options.map { option in
          .object(["type": context.code(option.type), "marks": .verbatim(marks(of: option))])
        }),
    ])
  }

  private func marks(of option: ChoicePlan.AlternativePlan) -> String {
    let (language, words) = (context.language, context.words)
    if option.marks.isEmpty, option.keys.isEmpty { return language.text("otherwise", "其余情况") }
    let marks = option.marks.map {
      language.text("\(words.code($0.wire)) is ", "\(words.code($0.wire)) 为 ")
        + words.code(text(of: $0.value))
    }
    let keys = option.keys.map {
      language.text("\(words.code($0)) is there", "存在 \(words.code($0))")
    }
    return language.text("where ", "当 ")
      + (marks + keys).joined(separator: language.text(" and ", " 且 "))
  }

  private func text(of value: StubLiteral) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    }
  }

  private func enumeration(_ plan: EnumerationPlan) -> Value {
    .object([
      "name": .text(plan.name), "values": context.codes(plan.cases.map(\.text)),
    ])
  }
}
