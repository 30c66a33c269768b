import ContractModel

/// The rule of new passwords.
struct PasswordRule: ReviewRule {
  let id = "password-rule"
  let title = "the rule of new passwords"
  let reason =
    "A shipped app checks new passwords by the old rule and lets through what the server now refuses. "
    + "A looser rule is weaker: guidelines ask for length and a list of common passwords, not for classes of characters."
  let judges: Set<Property> = [
    .policies[\.password],
    .password[\.minLength], .password[\.maxLength], .password[\.contains], .password[\.blocklist],
    .password[\.strength],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.path == ["policies", "password"], change.values.isEmpty {
      return [
        change.kind == .added
          ? tighter(change, "\(change.title) is new", nil)
          : looser(change, "\(change.title) is gone", nil)
      ]
    }
    return change.values.map(\.property).filter(judges.contains).map { property in
      if property == .password[\.strength] {
        return .fine(
          .behaviour, "\(change.title(property)) names other levels", .regeneration, about: property
        )
      }
      let sentence = change.sentence(property)
      return isTighter(change, property)
        ? tighter(change, sentence, property) : looser(change, sentence, property)
    }
  }

  private func isTighter(_ change: PieceChange, _ property: Property) -> Bool {
    let (old, new) = (change.value(property)?.oldText, change.value(property)?.newText)
    switch property {
    case .password[\.minLength]:
      return (new.flatMap { Int($0) } ?? 0) > (old.flatMap { Int($0) } ?? 0)
    case .password[\.maxLength]:
      return (new.flatMap { Int($0) } ?? Int.max) < (old.flatMap { Int($0) } ?? Int.max)
    case .password[\.blocklist]: return new == "true"
    default: return change.value(property)?.new.isEmpty == false
    }
  }

  private func tighter(_ change: PieceChange, _ sentence: String, _ property: Property?)
    -> Judgement
  {
    .risky(
      .behaviour, .oldClient, .lockedOut,
      "\(sentence): shipped apps let a new password through that the server refuses",
      help: "check that they show the refusal's words", about: property)
  }

  private func looser(_ change: PieceChange, _ sentence: String, _ property: Property?) -> Judgement
  {
    if property == .password[\.maxLength] || property == .password[\.contains] {
      return .fine(
        .behaviour, "\(sentence): shipped apps go on to ask for more than is needed",
        about: property)
    }
    return .risky(
      .security, .oldClient, nil, "\(sentence): weaker passwords are taken",
      help: "keep at least 8 characters and a list of common passwords", about: property)
  }
}
