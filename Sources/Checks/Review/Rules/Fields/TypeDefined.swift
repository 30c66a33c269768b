/// A named type that came, went or has another name.
struct TypeDefined: ReviewRule {
  let id = "type-defined"
  let title = "a named type that came, went or has another name"
  let reason =
    "A type's name does not travel: messages are judged by their fields. Generated code bears the name."
  let judges: Set<Property> = [.contractTypes, .typeContent]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.kind != .changed, change.property == .contractTypes { return [named(change)] }
    guard let content = change.value(.typeContent) else { return [] }
    let words = "\(change.title) is \(content.newText ?? "") instead of \(content.oldText ?? "")"
    let wire = change.passages(in: comparison).map { passage in
      Judgement.breaking(
        .wire, passage.direction, passage.failure, "\(words): \(passage.consequence)",
        help: "make a new type beside it, and use it in a new field", about: .typeContent)
    }
    return wire + [
      .breaking(
        .source, .regeneration, .doesNotCompile, "\(words): code that uses it does not compile",
        help: "change the code that makes or reads the value", about: .typeContent)
    ]
  }

  private func named(_ change: PieceChange) -> Judgement {
    switch change.kind {
    case .added: return .fine(.source, "\(change.title) is new", .regeneration)
    case .removed:
      return .breaking(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) is gone: code that names it does not compile",
        help: "remove its uses; messages are judged by themselves")
    case .renamed, .changed:
      return .breaking(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) was called `\(change.old?.name ?? "")`: the messages are as before",
        help: "use the new name in app and server code")
    }
  }
}
