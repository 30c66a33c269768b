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
          wire: code($0.wire), place: Code(words.location($0.place)),
          type: Code(words.type($0.type)), note: Code(note($0)))
      })
  }

  /// - Parameter place: whether a field in a header says so.
  func fields(_ plans: [PropertyPlan], showingPlace place: Bool = false) -> [FieldRow] {
    plans.map { plan in
      let beside = place ? self.place(plan.place).map(words.remark) ?? "" : ""
      return FieldRow(
        wire: code(plan.wire), type: Code(words.type(plan.type)),
        note: Code(words.remarks([beside, note(plan)])))
    }
  }

  private func place(_ location: Field.Location) -> FieldRemark? {
    switch location {
    case .header: .inHeader
    case .cookie: .inCookie
    case .body, .path, .query: nil
    }
  }

  /// The words beyond the field's type.
  func note(_ plan: PropertyPlan) -> String {
    let before = [plan.group.map(group), origin(plan)].compactMap { $0 }
    let after =
      [plan.timeUnit.flatMap(counted), plan.type.travelsAsText ? .asText : nil] + limits(plan)
      + [
        plan.example.map { .example($0) },
        plan.kept.map { .kept($0.account ?? $0.name) },
      ] + plan.wireNamesElsewhere.map { .elsewhere(server: $0.server, wire: $0.wire) }
    return words.remarks(
      before.map(words.remark) + [role(plan), text(plan.doc).text]
        + after.compactMap { $0 }.map(words.remark))
  }

  /// The meaning, and the texts of an enum that stand for its words.
  private func role(_ plan: PropertyPlan) -> String {
    guard let role = plan.role else { return "" }
    let pairs = plan.roleWords.map { "\(words.code($0.text)) = \(words.code($0.word))" }
    return words.role(role, words: pairs)
  }

  private func group(_ group: GroupPlan) -> FieldRemark {
    let names = group.members.map(\.wire)
    return group.isExact ? .justOne(names) : .atLeastOne(names)
  }

  private func counted(_ unit: Shape.TimeUnit) -> FieldRemark? {
    switch unit {
    case .milliseconds: .milliseconds
    case .unixMilliseconds: .unixMilliseconds
    case .unixTime: nil
    }
  }

  private func origin(_ plan: PropertyPlan) -> FieldRemark? {
    switch plan.source {
    case .given: nil
    case .token(let name, .value): .token(name)
    case .token(let name, .expiresIn):
      plan.timeUnit == .milliseconds ? .millisecondsLeft(name) : .secondsLeft(name)
    case .token(let name, .expiresAt): .end(of: name)
    case .configuration(let name): .configured(name)
    case .same(let name): .same(name)
    case .constant(let text): .constant(text)
    case .provider(let name, let slot): .provider(name, slot: slot.rawValue)
    }
  }

  private func limits(_ plan: PropertyPlan) -> [FieldRemark?] {
    let rules = plan.rules
    let isNumber = [.integer, .number, .unixTime, .waitingTime].contains(plan.type.element)
    let form: FieldRemark? =
      switch rules.form {
      case .email: .email
      case .phone: .phone
      case nil: nil
      }
    let size: FieldRemark? =
      rules.min == nil && rules.max == nil
      ? nil : .size(min: rules.min, max: rules.max, isNumber: isNumber)
    return [form, size, rules.pattern.map { .pattern($0) }]
  }
}
