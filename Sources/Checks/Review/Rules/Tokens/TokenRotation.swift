import ContractModel
import Diagnostics

/// Whether a renewal replaces the token that it spends, and what becomes of the old one.
struct TokenRotation: ReviewRule {
  let id = "token-rotation"
  let title = "rotation, its grace and the reuse of a spent token"
  let reason =
    "With rotation each renewal brings a new token, and the old one is spent. An app that does not take the new one uses a "
    + "spent one next time. `grace` forgives an answer that was lost, and `reuse: revokeFamily` ends the whole family after that. "
    + "Without rotation a stolen token works until its end, and nobody notices."
  let judges: Set<Property> = [
    .token[\.rotation.rotates], .token[\.rotation.grace], .token[\.rotation.reuse],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let pair = change.tokens else { return [] }
    return change.values.map(\.property).filter(judges.contains).flatMap { property in
      switch property {
      case .token[\.rotation.rotates]: rotation(change, pair.old, pair.new, comparison)
      case .token[\.rotation.grace]: [grace(change, pair.old, pair.new)]
      default: [reuse(change, pair.new)]
      }
    }
  }

  private func rotation(
    _ change: PieceChange, _ old: Token, _ new: Token, _ comparison: Comparison
  ) -> [Judgement] {
    guard new.rotation.rotates?.value == true else {
      return [
        .risky(
          .security, .oldClient, nil,
          "\(change.title) no longer rotates: a stolen one works until its end",
          help: "keep rotation, or bind the token to its device", about: .token[\.rotation.rotates])
      ]
    }
    guard comparison.oldSession.spent == old.name.value else {
      return [
        .fine(
          .behaviour, "\(change.title) rotates now, and no app renews by it",
          about: .token[\.rotation.rotates])
      ]
    }
    let walk = TokenWalk(comparison.old.types)
    let taken = comparison.old.renewal.map(walk.tokens(returnedBy:)) ?? []
    if taken.contains(old.name.value), new.rotation.grace?.value ?? 0 == 0 {
      return [
        .risky(
          .behaviour, .oldClient, .forcedSignIn,
          "\(change.title) rotates now, without a `grace`: an app that lost a response sends a rotated token",
          help: "add `grace: 30s`", about: .token[\.rotation.rotates])
      ]
    }
    if taken.contains(old.name.value) {
      return [
        .fine(
          .behaviour,
          "\(change.title) rotates now, and shipped apps take the new one from each answer",
          about: .token[\.rotation.rotates])
      ]
    }
    return [
      .breaking(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.title) rotates now: shipped apps do not take the new one, and their next renewal presents a spent token",
        help: "return the new token from the renewal first, and rotate when every app takes it",
        about: .token[\.rotation.rotates])
    ]
  }

  private func grace(_ change: PieceChange, _ old: Token, _ new: Token) -> Judgement {
    let (before, after) = (old.rotation.grace?.value ?? 0, new.rotation.grace?.value ?? 0)
    if after < before {
      return .risky(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.sentence(.token[\.rotation.grace])): an app that lost a response has less time to ask again",
        help: "keep at least 30s", about: .token[\.rotation.grace])
    }
    return .risky(
      .security, .oldClient, nil,
      "\(change.sentence(.token[\.rotation.grace])): a rotated token works for longer",
      help: after > 60 ? "a minute is enough for a lost response: `grace: 60s`" : "",
      about: .token[\.rotation.grace])
  }

  private func reuse(_ change: PieceChange, _ new: Token) -> Judgement {
    if new.rotation.reuse?.value == .revokeFamily {
      return .risky(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.sentence(.token[\.rotation.reuse])): an app that presents a spent token once loses its session",
        help: "check that every shipped version takes the new token, and that there is a `grace`",
        about: .token[\.rotation.reuse])
    }
    return .risky(
      .security, .oldClient, nil,
      "\(change.sentence(.token[\.rotation.reuse])): a thief who comes first is not noticed",
      help: "keep `revokeFamily`", about: .token[\.rotation.reuse])
  }
}
