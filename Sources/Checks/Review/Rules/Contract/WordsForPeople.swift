/// Texts for people, examples, scenarios and the contract's own remarks.
struct WordsForPeople: ReviewRule {
  let id = "words-for-people"
  let title = "texts, examples, scenarios and remarks"
  let reason = "They are in docs, tests and reviews. No message and no session depends on them."
  let judges: Set<Property> = [
    .contractDoc, .callbackDoc, .endpointDoc, .fieldDoc, .fieldExample, .machineDoc, .stateDoc,
    .providerDoc, .refusalDoc, .scenarioDoc, .serverDoc, .tokenDoc, .contractScenarios,
    .scenarioSteps, .contractOpenPoints, .openPointWhy, .contractWaivers, .waiverWhy, .waiverUntil,
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
