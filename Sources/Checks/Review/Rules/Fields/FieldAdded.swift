import ContractModel

/// A field that one side did not know before.
struct FieldAdded: ReviewRule {
  let id = "field-added"
  let title = "a field that is new"
  let reason =
    "A server that wants a new field refuses each app that is in the store already. "
    + "An app that counts on a new field cannot read the answers of a server that was not updated. "
    + "An optional field waits for neither: add it as optional, release, and make it required when old versions are gone."
  let judges: Set<Property> = FieldProperties.lists

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.kind == .added, let field = change.new?.field, judges.contains(change.property)
    else { return [] }
    if change.property == .contractConfiguration { return [] }
    let refused = change.passages(in: comparison).filter { passage in
      passage.writer == nil && !field.shape.isOptional
    }
    let found = refused.map { passage in
      Judgement.breaking(
        .wire, passage.direction, passage.failure,
        "\(change.title) is new and required: without it \(passage.consequence)",
        help: passage.direction == .oldClient
          ? "make it optional until the apps that do not send it are gone"
          : "make it optional, or update the server before the app")
    }
    let source = sourceJudgement(change, isRequired: !field.shape.isOptional, comparison)
    return found + [source ?? .fine(.wire, "\(change.title) is new, and nobody has to know it")]
  }

  /// A new required field of what the app makes itself is a new parameter of the generated code.
  private func sourceJudgement(
    _ change: PieceChange, isRequired: Bool, _ comparison: Comparison
  ) -> Judgement? {
    guard isRequired, change.uses(in: comparison).contains(where: { $0.way == .sent }) else {
      return nil
    }
    return .breaking(
      .source, .regeneration, .doesNotCompile,
      "\(change.title) is a new argument that app code has to give",
      help: "give it where the app makes the value")
  }
}
