import ContractModel

/// When an account is locked, and for how long.
struct LockoutRule: ReviewRule {
  let id = "lockout-rule"
  let title = "when an account is locked"
  let reason =
    "An earlier or longer lock keeps people out who were let in yesterday, and anybody can lock out anybody. "
    + "A later, shorter or missing lock lets guesses through."
  let judges: Set<Property> = [
    .policies[\.lockout], .lockout[\.counts], .lockout[\.steps], .lockout[\.warns],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.path == ["policies", "lockout"], change.values.isEmpty {
      return [
        change.kind == .removed
          ? weaker("\(change.title) is gone: nothing stops guesses", nil)
          : stricter("\(change.title) is new", nil)
      ]
    }
    return change.values.map(\.property).filter(judges.contains).map { property in
      if property == .lockout[\.warns] {
        return .fine(.behaviour, change.sentence(property), about: property)
      }
      if change.value(property)?.new.isEmpty == true {
        return weaker("\(change.sentence(property)): more guesses are let through", property)
      }
      return stricter(change.sentence(property), property)
    }
  }

  private func weaker(_ sentence: String, _ property: Property?) -> Judgement {
    .risky(
      .security, .oldClient, nil, sentence, help: "keep a limit on guesses", about: property)
  }

  private func stricter(_ sentence: String, _ property: Property?) -> Judgement {
    .risky(
      .behaviour, .oldClient, .lockedOut, "\(sentence): people may be locked out who were not",
      help: "check that shipped apps show how long to wait", about: property)
  }
}
