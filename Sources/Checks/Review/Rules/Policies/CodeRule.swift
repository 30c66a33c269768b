import ContractModel
import Diagnostics

/// The form, life and tries of a verification code.
struct CodeRule: ReviewRule {
  let id = "code-rule"
  let title = "the form, life and tries of a verification code"
  let reason =
    "A shipped app may have a field for codes of the old length and alphabet: a longer code cannot be typed in it then. "
    + "A shorter, longer-lived or more often tried code is easier to guess. An app that was made without a pause between "
    + "codes lets people ask again at once."
  let judges: Set<Property> = [
    .policies[\.codes], .code[\.length], .code[\.alphabet], .code[\.lifetime], .code[\.tries],
    .code[\.resendAfter],
    .code[\.sentBy],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.property == .policies[\.codes], change.kind != .changed {
      return [presence(change)] + values(change, comparison)
    }
    return values(change, comparison)
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

  private func values(_ change: PieceChange, _ comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).flatMap {
      value($0, change, comparison)
    }
  }

  private func value(
    _ property: Property, _ change: PieceChange, _ comparison: Comparison
  ) -> [Judgement] {
    let sentence = change.sentence(property)
    guard let old = change.old?.code, let new = change.new?.code else { return [] }
    switch property {
    case .code[\.length], .code[\.alphabet]:
      return form(property, sentence, isShorter: new.length.value < old.length.value)
    case .code[\.lifetime]:
      return [
        (new.lifetime?.value ?? Int.max) > (old.lifetime?.value ?? Int.max)
          ? weaker(sentence, property) : impatient(sentence, property)
      ]
    case .code[\.tries]:
      return [
        (new.tries?.value ?? Int.max) > (old.tries?.value ?? Int.max)
          ? weaker(sentence, property) : impatient(sentence, property)
      ]
    case .code[\.resendAfter]:
      return [pause(sentence, old, new, isSent: comparison.old.sends(code: change.old?.name))]
    default: return [.fine(.behaviour, sentence, about: property)]
    }
  }

  /// The generated client sends any code. A field for typing it in is the app's own.
  private func form(_ property: Property, _ sentence: String, isShorter: Bool) -> [Judgement] {
    let typed = Judgement.risky(
      .behaviour, .oldClient, .lockedOut,
      "\(sentence): a field of a shipped app may take codes of the old form only",
      help: "check the apps' fields, or send codes of the old form to them", about: property)
    return isShorter ? [typed, weaker(sentence, property)] : [typed]
  }

  private func pause(
    _ sentence: String, _ old: CodePolicy, _ new: CodePolicy, isSent: Bool
  ) -> Judgement {
    let (before, after) = (old.resendAfter?.value ?? 0, new.resendAfter?.value ?? 0)
    if after < before {
      return .fine(
        .behaviour, "\(sentence): shipped apps wait for longer than they need",
        about: .code[\.resendAfter])
    }
    if before == 0, isSent {  //! review-first-pause
      return .breaking(
        .behaviour, .oldClient, .lockedOut,
        "\(sentence): shipped apps have no countdown, and a person who asks again is refused",
        help: "answer an early request without sending a second code, until those apps are gone",
        about: .code[\.resendAfter])
    }
    return .risky(
      .behaviour, .oldClient, .lockedOut,
      "\(sentence): the countdown of shipped apps is the old one",
      help: "check that they show the refusal of an early request", about: .code[\.resendAfter])
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

extension Contract {
  /// An app asks for this code, and may ask for it again.
  fileprivate func sends(code name: String?) -> Bool {
    endpoints.contains {
      [.codeSend, .passwordForgot].contains($0.operation.value) && $0.object?.value == name
    }
  }
}
