/// The role of a field: what `is` says of it.
struct FieldMeaning: ReviewRule {
  let id = "field-meaning"
  let title = "the role of a field"
  let reason =
    "`is` says what a field means, whatever its name. The server fills or reads it by that, and the tester judges by it. "
    + "The message looks the same, so nobody notices a wrong meaning."
  let judges: Set<Property> = [.fieldRole, .fieldWords]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let properties = change.values.map(\.property).filter(judges.contains)
    return properties.map { property in
      if change.value(property)?.oldText == nil {
        return .fine(.behaviour, "\(change.sentence(property))", about: property)
      }
      if property == .fieldRole, change.value(property)?.oldText?.hasPrefix("step.") == true {
        return .breaking(
          .behaviour, .oldClient, .lockedOut,
          "\(change.sentence(property)): the app is not led to that step of a sign-in",
          help: "use a new field for a new meaning", about: property)
      }
      return .risky(
        .behaviour, .oldClient, .silentWrongAnswer,
        "\(change.sentence(property)): the same value means something else",
        help: "use a new field for a new meaning", about: property)
    }
  }
}
