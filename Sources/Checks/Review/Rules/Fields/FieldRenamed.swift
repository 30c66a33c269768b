/// A field that has another name in code and the same on the wire.
struct FieldRenamed: ReviewRule {
  let id = "field-renamed"
  let title = "a field that has another name in code"
  let reason =
    "A field that keeps its name on the wire (`wire`) is understood by everybody. "
    + "Only code that is generated anew names it otherwise."
  let judges: Set<Property> = FieldProperties.lists

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.kind == .renamed, change.new?.field != nil, judges.contains(change.property)
    else { return [] }
    return [
      .breaking(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) was called `\(change.old?.name ?? "")`, and travels as before",
        help: "use the new name in app and server code")
    ]
  }
}
