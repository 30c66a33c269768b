import ContractModel
import Generation
import Mustache

/// A field of a message, in a table.
struct FieldRow: Encodable {
  let wire: Code
  let type: Code
  let note: Code
}

/// A field of a request, with its place in it.
struct SentField: Encodable {
  let wire: Code
  let place: Code
  let type: Code
  let note: Code
}

extension DocsContext {
  func sent(_ plans: [PropertyPlan]) -> Table<SentField>? {
    Table(
      plans.map {
        SentField(
          wire: code($0.wire), place: Code(words.text(.location($0.place))),
          type: Code(words.type($0.type)), note: Code(note($0)))
      })
  }

  /// - Parameter place: whether a field in a header says so.
  func fields(_ plans: [PropertyPlan], showingPlace place: Bool = false) -> [FieldRow] {
    plans.map { plan in
      let beside = place ? self.place(plan.place) : nil
      return FieldRow(
        wire: code(plan.wire), type: Code(words.type(plan.type)),
        note: Code(note(plan, beside)))
    }
  }

  private func place(_ location: Field.Location) -> FieldTerm? {
    switch location {
    case .header: .inHeader
    case .cookie: .inCookie
    case .body, .path, .query: nil
    }
  }

  /// The words beyond the field's type: our remarks, then the author's sentences.
  func note(_ plan: PropertyPlan, _ place: FieldTerm? = nil) -> String {
    let after =
      [plan.timeUnit.flatMap(counted), plan.type.travelsAsText ? .asText : nil, form(plan.rules)]
    let last =
      [plan.rules.pattern.map { .pattern($0) }, plan.example.map { .example($0) }, kept(plan)]
      + plan.wireNamesElsewhere.map { .elsewhere(server: $0.server, wire: $0.wire) }
    let first = spelled([place, plan.group.map(group)]) + [origin(plan), role(plan)]
    return words.remarks(
      first + spelled(after) + [size(plan)] + spelled(last), before: text(plan.doc).text)
  }

  private func spelled(_ terms: [FieldTerm?]) -> [String] {
    terms.compactMap { $0 }.map { words.text($0) }
  }

  /// The meaning, and the texts of an enum that stand for its words.
  private func role(_ plan: PropertyPlan) -> String {
    guard let role = plan.role else { return "" }
    let pairs = plan.roleWords.map { "\(words.code($0.text)) = \(words.code($0.word))" }
    return words.role(role, words: pairs)
  }

  private func group(_ group: GroupPlan) -> FieldTerm {
    let names = group.members.map(\.wire)
    return group.isExact ? .justOne(names) : .atLeastOne(names)
  }

  private func counted(_ unit: Shape.TimeUnit) -> FieldTerm? {
    switch unit {
    case .milliseconds: .milliseconds
    case .unixMilliseconds: .unixMilliseconds
    case .unixTime: nil
    }
  }

  private func origin(_ plan: PropertyPlan) -> String {
    switch plan.source {
    case .given: ""
    case .token(let name, .value): words.text(.token(name))
    case .token(let name, .expiresIn):
      words.text(plan.timeUnit == .milliseconds ? .millisecondsLeft(name) : .secondsLeft(name))
    case .token(let name, .expiresAt): words.text(.end(of: name))
    case .configuration(let name): words.text(.configured(name))
    case .same(let name): words.text(.same(name))
    case .constant(let text): words.text(.constant(text))
    case .provider(let name, let slot): words.text(.provider(name, slot: slot.rawValue))
    }
  }

  private func form(_ rules: RulePlan) -> FieldTerm? {
    switch rules.form {
    case .email: .email
    case .phone: .phone
    case nil: nil
    }
  }

  private func size(_ plan: PropertyPlan) -> String {
    guard let size = bounds(plan.rules) else { return "" }
    let isNumber = [.integer, .number, .unixTime, .waitingTime].contains(plan.type.element)
    return isNumber ? words.text(size) : words.text(.characters(words.text(size)))
  }

  private func bounds(_ rules: RulePlan) -> FieldTerm? {
    switch (rules.min, rules.max) {
    case (let least?, let most?): least == most ? .exactly(least) : .between(least, most)
    case (let least?, nil): .atLeast(least)
    case (nil, let most?): .atMost(most)
    case (nil, nil): nil
    }
  }

  private func kept(_ plan: PropertyPlan) -> FieldTerm? {
    plan.kept.map { .kept($0.account ?? $0.name) }
  }
}
