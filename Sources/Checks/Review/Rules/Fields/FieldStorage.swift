/// The place in which an app keeps a value.
struct FieldStorage: ReviewRule {
  let id = "field-storage"
  let title = "the place in which an app keeps a value"
  let reason =
    "An updated app looks for a kept value at the new place and does not find what the old version kept at the old one."
  let judges: Set<Property> = [.fieldStoragePlace, .fieldStorageAccount]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let properties = change.values.map(\.property).filter(judges.contains)
    return properties.map { property in
      let wasKept = change.old?.values.contains { $0.property == .fieldStoragePlace } ?? false
      guard wasKept else {
        return .fine(
          .behaviour, "\(change.sentence(property)): the app begins to keep it", about: property)
      }
      return .risky(
        .behaviour, .regeneration, .silentWrongAnswer,
        "\(change.sentence(property)): an updated app does not find what it kept before",
        help: "keep the place, or let the app ask for the value again", about: property)
    }
  }
}
