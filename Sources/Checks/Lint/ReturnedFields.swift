import ContractModel

/// The fields of all good answers of a server, by what they are called. Of those that ask alike the first counts.
struct ReturnedFields {
  private struct ReturnedField {
    let field: Field
    let traits: FieldTraits
  }

  private struct ReturnedQuestion: Hashable {
    let name: String
    let traits: FieldTraits
  }

  private let types: Definitions<TypeDefinition>
  private let rules = FieldRules()
  private var fields: [String: [ReturnedField]] = [:]
  /// Many calls send alike, and are answered once.
  private var answers: [ReturnedQuestion: (Field, FieldRules.Demand)?] = [:]

  init(_ all: [Field], _ types: Definitions<TypeDefinition>) {
    self.types = types
    var seen: Set<ReturnedQuestion> = []
    for field in all {
      let question = ReturnedQuestion(name: field.plainName, traits: FieldTraits(field, types))
      guard seen.insert(question).inserted else { continue }
      fields[question.name, default: []]
        .append(ReturnedField(field: field, traits: question.traits))
    }
  }

  /// The first that may bring the same value and asks more of it.
  mutating func stricter(than sent: Field) -> (Field, FieldRules.Demand)? {
    let question = ReturnedQuestion(name: sent.plainName, traits: FieldTraits(sent, types))
    if let known = answers[question] { return known }
    let answer = found(question)
    answers[question] = .some(answer)
    return answer
  }

  private func found(_ question: ReturnedQuestion) -> (Field, FieldRules.Demand)? {
    for returned in fields[question.name] ?? [] where returned.traits.mayBe(question.traits) {
      if let demand = rules.demand(of: returned.traits, beyond: question.traits) {
        return (returned.field, demand)
      }
    }
    return nil
  }
}
