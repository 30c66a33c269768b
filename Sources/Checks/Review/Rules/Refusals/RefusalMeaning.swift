/// The meaning of a refusal to the session.
struct RefusalMeaning: ReviewRule {
  let id = "refusal-meaning"
  let title = "when a server gives a refusal"
  let reason =
    "`means` says in which case a server gives a refusal. A case that is told by another refusal leads an app in the store "
    + "to that refusal's recovery."
  let judges: Set<Property> = [.refusalMeanings]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let value = change.value(.refusalMeanings) else { return [] }
    if value.new.isEmpty {
      return [
        .risky(
          .behaviour, .oldClient, .silentWrongAnswer,
          "\(change.title) no longer means `\(value.oldText ?? "")`: another refusal or none tells it",
          help: "check which refusal tells it now, and how apps in the store recover from that",
          about: .refusalMeanings)
      ]
    }
    return [
      .risky(
        .behaviour, .oldClient, .silentWrongAnswer,
        "\(change.sentence(.refusalMeanings)): apps in the store recover from it as before",
        help: "check that the recovery fits the new case", about: .refusalMeanings)
    ]
  }
}
