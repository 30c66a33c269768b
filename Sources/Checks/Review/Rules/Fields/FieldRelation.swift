import ContractModel

/// Rules between the fields of a call: those of which one is sent, and those that repeat another one.
struct FieldRelation: ReviewRule {
  let id = "field-relation"
  let title = "rules between the fields of a call"
  let reason =
    "A server that wants one of several fields now refuses calls that were good without them. The shipped app has "
    + "no refusal for it that it understands. A client has one form of the call for each of the fields, so code that calls changes too."
  let judges: Set<Property> = [.groupCount, .groupNames, .fieldSame]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.value(.fieldSame) != nil { return repeated(change) }
    let about: Property = change.value(.groupNames) == nil ? .groupCount : .groupNames
    guard change.value(about) != nil, let pair = change.endpoints else { return [] }
    let (old, new) = (pair.old.group, pair.new.group)
    var found = [
      Judgement.breaking(
        .source, .regeneration, .doesNotCompile,
        "code that calls \(change.title) meets other forms of the call",
        help: "choose the form that has the argument", about: about)
    ]
    if let new, isTighter(new, than: old) {  //! review-group-tighter
      found.append(
        .breaking(
          .wire, .oldClient, .lockedOut,
          "\(change.title) wants \(new.words) now: a shipped app that sends others is refused",
          help: "take such calls until shipped apps are gone", about: about))
    }
    if let old, isTighter(old, than: new) {
      found.append(
        .risky(
          .wire, .newClient, .lockedOut,
          "\(change.title) no longer wants \(old.words): a server that was not updated refuses others",
          help: "update the server before the app", about: about))
    }
    return found
  }

  /// Calls that were good under the other rule are refused under this one.
  private func isTighter(_ one: FieldGroup, than other: FieldGroup?) -> Bool {
    guard let other else { return true }
    let (names, others) = (Set(one.names.map(\.value)), Set(other.names.map(\.value)))
    return !others.isSubset(of: names) || one.isExact && !(other.isExact && others == names)
  }

  private func repeated(_ change: PieceChange) -> [Judgement] {
    let isNew = change.fields.new?.same != nil
    let wire =
      isNew
      ? Judgement.risky(
        .wire, .oldClient, .lockedOut,
        "\(change.title) repeats another field now: a shipped app may send two values",
        help: "check that the shipped app sends one value twice", about: .fieldSame)
      : .fine(
        .wire, "\(change.title) has a value of its own, and no call is refused for it",
        about: .fieldSame)
    return [
      wire,
      .breaking(
        .source, .regeneration, .doesNotCompile,
        "calls with \(change.title) \(isNew ? "have an argument less" : "have one argument more")",
        help: "change the calls", about: .fieldSame),
    ]
  }
}

extension FieldGroup {
  fileprivate var words: String {
    let list = names.map { "`\($0.value)`" }.joined(separator: ", ")
    return isExact ? "just one of \(list)" : "at least one of \(list)"
  }
}
