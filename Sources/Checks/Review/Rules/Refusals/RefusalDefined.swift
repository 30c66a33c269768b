/// A refusal that came, went or has another name.
struct RefusalDefined: ReviewRule {
  let id = "refusal-defined"
  let title = "a refusal that came, went or has another name"
  let reason =
    "A refusal is known by its status and by what it matches: its name does not travel. Which calls can give a new one is "
    + "judged at those calls."
  let judges: Set<Property> = [.contractRefusals]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.property == .contractRefusals else { return [] }
    switch change.kind {
    case .added: return [.fine(.source, "\(change.title) is new", .regeneration)]
    case .removed:
      return [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) is gone: code that names it does not compile", help: "remove its uses")
      ]
    case .renamed:
      return [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) was called `\(change.old?.name ?? "")`, and looks the same on the wire",
          help: "use the new name in app and server code")
      ]
    case .changed: return []
    }
  }
}
