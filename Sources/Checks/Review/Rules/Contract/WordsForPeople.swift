import ContractModel

/// Texts for people, examples, scenarios and the contract's own remarks.
struct WordsForPeople: ReviewRule {
  let id = "words-for-people"
  let title = "texts, examples, scenarios and remarks"
  let reason = "They are in docs, tests and reviews. No message and no session depends on them."
  let judges: Set<Property> = [
    .contractDoc, .callback[\.doc], .endpointDoc, .fieldDoc, .fieldExample, .machineDoc,
    .state[\.doc],
    .provider[\.doc], .refusalDoc, .scenarioDoc, .server[\.doc], .token[\.doc], .contractScenarios,
    .scenarioSteps, .contractOpenPoints, .openPoint[\.why], .contractWaivers, .waiver[\.why],
    .waiver[\.until],
    .contractExtras,
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let about = change.values.map(\.property).filter(judges.contains)
    let presence =
      change.kind == .changed || !judges.contains(change.property) || !about.isEmpty
      ? [] : [Judgement.fine(.source, "\(change.title) \(word(change))", .regeneration)]
    return presence
      + about.map { property in
        .fine(.source, "\(change.title(property)) has other words", .regeneration, about: property)
      }
  }

  private func word(_ change: PieceChange) -> String {
    switch change.kind {
    case .added: "is new"
    case .removed: "is gone"
    case .renamed, .changed: "was called `\(change.old?.name ?? "")`"
    }
  }
}
