/// The words of a refusal that the person reads.
struct RefusalWords: ReviewRule {
  let id = "refusal-words"
  let title = "the words that a person reads about a refusal"
  let reason = "The words stand in the app. Apps in the store show the old ones."
  let judges: Set<Property> = [.refusalMessages]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.refusalMessages) != nil else { return [] }
    return [
      .fine(
        .source, "\(change.title) has other words for the person", .regeneration,
        about: .refusalMessages)
    ]
  }
}
