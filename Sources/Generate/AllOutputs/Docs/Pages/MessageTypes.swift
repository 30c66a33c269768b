import ContractModel
import Generation
import Mustache

/// A type of messages with its fields.
struct MessageRecord: Encodable {
  let name: String
  let fields: [FieldRow]

  init(_ plan: RecordPlan, _ context: DocsContext) {
    name = plan.name
    fields = context.fields(plan.properties, showingPlace: true)
  }
}

/// A type that is one of several.
struct MessageChoice: Encodable {
  let name: String
  let options: [Option]

  struct Option: Encodable {
    let type: Code
    let marks: Code
  }

  init(_ plan: ChoicePlan, _ context: DocsContext) {
    name = plan.name
    options = plan.options.map { option in
      let marks = option.marks.map { (wire: $0.wire, text: Self.text(of: $0.value)) }
      return Option(
        type: context.code(option.type),
        marks: Code(context.words.marks(marks, keys: option.keys)))
    }
  }

  private static func text(of value: StubLiteral) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    }
  }
}

/// A type with a closed list of values.
struct MessageEnumeration: Encodable {
  let name: String
  let values: Code

  init(_ plan: EnumerationPlan, _ context: DocsContext) {
    name = plan.name
    values = context.codes(plan.cases.map(\.text))
  }
}
