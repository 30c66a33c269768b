import ContractModel

/// The values that an app asks a provider for, and the way in which the page is shown.
struct ProviderAsked: ReviewRule {
  let id = "provider-asked"
  let title = "what an app asks a provider for"
  let reason =
    "A provider gives what the app asks for, and shipped apps ask for the old. Some give a name or an address at the "
    + "first sign-in alone."
  let judges: Set<Property> = [
    .provider[\.scopes], .provider[\.asks], .provider[\.privateSession], .provider[\.offers],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      let sentence = change.sentence(property)
      if property == .provider[\.privateSession] {
        return .fine(.behaviour, sentence, .regeneration, about: property)
      }
      if change.value(property)?.new.isEmpty == false {
        return .risky(
          .behaviour, .oldClient, .silentWrongAnswer,
          "\(sentence): shipped apps do not ask for it, so it is missing for their people",
          help: "go on without it where it is missing", about: property)
      }
      return .fine(.behaviour, "\(sentence): less is asked for", about: property)
    }
  }
}
