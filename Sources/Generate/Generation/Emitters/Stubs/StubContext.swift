package import ContractModel
package import Mustache

/// The words of stubs that the templates of all languages have in common. Names and types are spelled by the language.
/// Texts of the author's are escaped where a template names them.
package struct StubContext: Sendable {
  private let language: any StubLanguage

  package init(_ language: any StubLanguage) { self.language = language }

  package func property(_ field: StubField) -> [String: Value] {
    [
      "name": .verbatim(language.memberName(field.name)), "key": .text(field.name),
      "type": .verbatim(language.type(field.type)), "doc": doc(field.doc),
      "isOptional": .bool(field.type.isOptional),
      "wire": .text(field.wire),
      "place": .text(field.place.rawValue), "constant": .text(orNull: field.constant),
    ].joined(with: language.words(of: field))
  }

  package func properties(_ fields: [StubField]) -> Value { .list(fields, property) }

  /// The properties of some of the fields, which most often are all of them.
  private func properties(_ some: [StubField], of fields: [StubField], _ all: Value) -> Value {
    some.count == fields.count ? all : properties(some)
  }

  package func record(_ record: StubRecord) -> [String: Value] {
    let (given, members) = (record.fields.given, properties(record.fields))
    return [
      "name": .verbatim(language.typeName(record.name)),
      "url": .text(orNull: record.url),
      "properties": properties(given, of: record.fields, members),
      "hasProperties": .bool(!given.isEmpty), "members": members,
    ]
  }

  package func enumeration(_ plan: EnumerationPlan) -> [String: Value] {
    [
      "name": .verbatim(language.typeName(plan.name)),
      "cases": .list(plan.cases) {
        ["name": .verbatim(language.memberName($0.name)), "text": .text($0.text)]
      },
    ]
  }

  /// The options that are told by their marks, and the one that is left, if there is one.
  package func choice(_ plan: ChoicePlan) -> [String: Value] {
    let told = plan.options.filter { !$0.marks.isEmpty }
    let rest = plan.options.first { $0.marks.isEmpty }
    return [
      "name": .verbatim(language.typeName(plan.name)), "doc": doc(plan.doc),
      "types": .text(plan.options.map(\.type).joined(separator: ", ")),
      "options": .list(plan.options, option), "told": .list(told, option),
      "isTold": .bool(!told.isEmpty), "rest": rest.map { .object(option($0)) } ?? .null,
    ]
  }

  private func option(_ option: ChoicePlan.AlternativePlan) -> [String: Value] {
    [
      "option": .verbatim(language.memberName(option.name)), "key": .text(option.name),
      "type": .verbatim(language.typeName(option.type)),
      "marks": .list(option.marks) {
        ["wire": .text($0.wire), "value": .verbatim(language.json($0.value))]
      },
    ]
  }

  package func call(_ call: StubCall) -> [String: Value] {
    let (plan, given) = (call.plan, call.fields.given)
    let read = properties(call.read)
    return [
      "name": .verbatim(language.memberName(plan.name)),
      "request": .verbatim(language.typeName(plan.requestType)), "doc": doc(plan.doc),
      "route": .verbatim(language.code("\(plan.method) \(plan.pathText)")),
      "answer": .verbatim(orNull: plan.answer.map(language.type)),
      "callback": .verbatim(orNull: call.callback.map(language.typeName)),
      "refusals": .list(plan.refusals) {
        ["name": .verbatim(language.refusalName($0.name)), "key": .text($0.name)]
      },
      "properties": properties(given, of: call.read, read),
      "hasProperties": .bool(!given.isEmpty), "read": read, "isRead": .bool(!call.read.isEmpty),
      "tokens": .list(call.tokens) {
        [
          "name": .verbatim(language.memberName($0.name)), "key": .text($0.name),
          "place": .text($0.place), "wire": .text(orNull: $0.wire),
          "signature": .text(orNull: $0.signature),
        ]
      },
      "carries": .bool(!call.tokens.isEmpty),
    ]
  }

  package func refusal(_ refusal: StubRefusal) -> [String: Value] {
    let given = refusal.fields.given
    return [
      "name": .verbatim(language.refusalName(refusal.name)), "key": .text(refusal.name),
      "doc": doc(refusal.doc), "status": .verbatim(String(refusal.status)),
      "recognition": .verbatim(language.comment(refusal.recognition)),
      "details": .verbatim(orNull: refusal.type.map(language.typeName)),
      "properties": properties(given), "hasProperties": .bool(!given.isEmpty),
    ]
  }

  /// A doc comment, or nothing where there is nothing to see. Code is commented in English.
  package func doc(_ text: LocalizedText?) -> Value {
    let doc = text.map { language.doc($0.inEnglish) } ?? ""
    return doc.isEmpty ? .null : .block(doc)
  }

  /// The same where there has to be one.
  package func doc(_ text: LocalizedText?, or standard: String) -> Value {
    let own = doc(text)
    return own == .null ? .block(language.doc(standard)) : own
  }
}
