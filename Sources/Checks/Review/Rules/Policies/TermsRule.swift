import ContractModel

/// The documents that a person agrees to.
struct TermsRule: ReviewRule {
  let id = "terms-rule"
  let title = "the documents that a person agrees to"
  let reason = "A shipped app shows the old documents, and asks at the old moment."
  let judges: Set<Property> = [
    .policies[\.terms], .terms[\.documents], .terms[\.acceptedAt],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let about = change.values.map(\.property).filter(judges.contains)
    if about.isEmpty, change.path == ["policies", "terms"] {
      return [
        judgement(change, "\(change.title) is \(change.kind == .added ? "new" : "gone")", nil)
      ]
    }
    return about.map { judgement(change, change.sentence($0), $0) }
  }

  private func judgement(_ change: PieceChange, _ sentence: String, _ property: Property?)
    -> Judgement
  {
    .risky(
      .behaviour, .oldClient, .silentWrongAnswer,
      "\(sentence): shipped apps ask for the old agreement",
      help: "check whether an agreement to the old documents still counts", about: property)
  }
}
