/// The form, life and tries of a verification code.
struct CodeRule: ReviewRule {
  let id = "code-rule"
  let title = "the form, life and tries of a verification code"
  let reason =
    "An app in the store may have a field for codes of the old length and alphabet: a longer code cannot be typed in it then. "
    + "A shorter, longer-lived or more often tried code is easier to guess."
  let judges: Set<Property> = [
    .policiesCodes, .codeLength, .codeAlphabet, .codeLifetime, .codeTries, .codeResendAfter,
    .codeSentBy,
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.property == .policiesCodes, change.kind != .changed {
      return [presence(change)] + values(change)
    }
    return values(change)
  }

  private func presence(_ change: PieceChange) -> Judgement {
    switch change.kind {
    case .added: .fine(.behaviour, "\(change.title) is new")
    case .removed:
      .breaking(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) is gone: code that names it does not compile", help: "remove its uses")
    case .renamed, .changed:
      .breaking(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) was called `\(change.old?.name ?? "")`", help: "use the new name")
    }
  }

  private func values(_ change: PieceChange) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).flatMap { value($0, change) }
  }

  private func value(_ property: Property, _ change: PieceChange) -> [Judgement] {
    let sentence = change.sentence(property)
    guard let old = change.old?.code, let new = change.new?.code else { return [] }
    switch property {
    case .codeLength, .codeAlphabet:
      return form(property, sentence, isShorter: new.length.value < old.length.value)
    case .codeLifetime:
      return [
        (new.lifetime?.value ?? Int.max) > (old.lifetime?.value ?? Int.max)
          ? weaker(sentence, property) : impatient(sentence, property)
      ]
    case .codeTries:
      return [
        (new.tries?.value ?? Int.max) > (old.tries?.value ?? Int.max)
          ? weaker(sentence, property) : impatient(sentence, property)
      ]
    case .codeResendAfter:
      return [
        .risky(
          .behaviour, .oldClient, .lockedOut,
          "\(sentence): the countdown of apps in the store is the old one",
          help: "check that they show the refusal of an early request", about: property)
      ]
    default: return [.fine(.behaviour, sentence, about: property)]
    }
  }

  /// The generated client sends any code. A field for typing it in is the app's own.
  private func form(_ property: Property, _ sentence: String, isShorter: Bool) -> [Judgement] {
    let typed = Judgement.risky(
      .behaviour, .oldClient, .lockedOut,
      "\(sentence): a field of an app in the store may take codes of the old form only",
      help: "check the apps' fields, or send codes of the old form to them", about: property)
    return isShorter ? [typed, weaker(sentence, property)] : [typed]
  }

  private func weaker(_ sentence: String, _ property: Property) -> Judgement {
    .risky(
      .security, .oldClient, nil, "\(sentence): a code is easier to guess",
      help: "keep 20 bits, 10 minutes and a few tries", about: property)
  }

  private func impatient(_ sentence: String, _ property: Property) -> Judgement {
    .risky(
      .behaviour, .oldClient, .lockedOut, "\(sentence): slow readers of mail come too late",
      help: "check that another code can be asked for", about: property)
  }
}
