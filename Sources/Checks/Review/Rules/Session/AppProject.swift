import ContractModel

/// The entries of the app's project: URL schemes and biometrics.
struct AppProject: ReviewRule {
  let id = "app-project"
  let title = "URL schemes and biometrics of the app"
  let reason =
    "They are of the app that is built anew: one in the store keeps its own. A scheme that is gone is no longer answered."
  let judges: Set<Property> = [
    .app[\.urlSchemes], .biometrics[\.kinds], .biometrics[\.offered], .biometrics[\.guards],
    .biometrics[\.fallback],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      let sentence = change.sentence(property)
      if property == .biometrics[\.guards], change.value(property)?.newText != "tokens" {
        return .risky(
          .security, .regeneration, nil,
          "\(sentence): tokens are no longer behind the person's face or finger",
          help: "keep the guard", about: property)
      }
      if property == .app[\.urlSchemes], change.value(property)?.old.isEmpty == false {
        return .risky(
          .behaviour, .regeneration, .lockedOut,
          "\(sentence): links and sign-ins that end in the old scheme open nothing",
          help: "keep the scheme beside the new one", about: property)
      }
      return .fine(.behaviour, sentence, .regeneration, about: property)
    }
  }
}
