import ContractModel

/// The data that an app clears and keeps when a person signs out.
struct SignOutRule: ReviewRule {
  let id = "sign-out-rule"
  let title = "what an app clears and keeps when a person signs out"
  let reason =
    "The steps are functions that app code gives. What is no longer cleared stays on the device for the next person."
  let judges: Set<Property> = [
    .policies[\.signOut], .signOut[\.clears], .signOut[\.asks], .signOut[\.keepsIfSynced],
    .signOut[\.keeps],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let about = change.values.map(\.property).filter(judges.contains)
    if about.isEmpty, change.path == ["policies", "signOut"] {
      return [source(change, "\(change.title) is \(change.kind == .added ? "new" : "gone")", nil)]
    }
    return about.flatMap { property -> [Judgement] in
      let sentence = change.sentence(property)
      let gone = change.value(property)?.old.isEmpty == false
      let leak = Judgement.risky(
        .security, .regeneration, nil, "\(sentence): it stays on the device for the next person",
        help: "check that something else clears it", about: property)
      return (property == .signOut[\.clears] && gone ? [leak] : []) + [
        source(change, sentence, property)
      ]
    }
  }

  private func source(_ change: PieceChange, _ sentence: String, _ property: Property?) -> Judgement
  {
    .breaking(
      .source, .regeneration, .doesNotCompile,
      "\(sentence): `SignOutSteps` has other functions", help: "write or remove the functions",
      about: property)
  }
}
