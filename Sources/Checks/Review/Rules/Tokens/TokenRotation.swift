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
  let judges: Set<Property> = [.tokenRotates, .tokenGrace, .tokenReuse]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let pair = change.tokens else { return [] }
    return change.values.map(\.property).filter(judges.contains).flatMap { property in
      switch property {
      case .tokenRotates: rotation(change, pair.old, pair.new, comparison)
      case .tokenGrace: [grace(change, pair.old, pair.new)]
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
          help: "keep rotation, or bind the token to its device", about: .tokenRotates)
      ]
    }
    guard comparison.oldSession.spent == old.name.value else {
      return [
        .fine(
          .behaviour, "\(change.title) rotates now, and no app renews by it", about: .tokenRotates)
      ]
    }
    let walk = TokenWalk(comparison.old.types)
    let taken = comparison.old.renewal.map(walk.tokens(returnedBy:)) ?? []
    if taken.contains(old.name.value), new.rotation.grace?.value ?? 0 == 0 {
      return [
        .risky(
          .behaviour, .oldClient, .forcedSignIn,
          "\(change.title) rotates now, without a `grace`: an app that lost a response sends a rotated token",
          help: "add `grace: 30s`", about: .tokenRotates)
      ]
    }
    if taken.contains(old.name.value) {
      return [
        .fine(
          .behaviour,
          "\(change.title) rotates now, and shipped apps take the new one from each answer",
          about: .tokenRotates)
      ]
    }
    return [
      .breaking(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.title) rotates now: shipped apps do not take the new one, and their next renewal presents a spent token",
        help: "return the new token from the renewal first, and rotate when every app takes it",
        about: .tokenRotates)
    ]
  }

  private func grace(_ change: PieceChange, _ old: Token, _ new: Token) -> Judgement {
    let (before, after) = (old.rotation.grace?.value ?? 0, new.rotation.grace?.value ?? 0)
    if after < before {
      return .risky(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.sentence(.tokenGrace)): an app that lost a response has less time to ask again",
        help: "keep at least 30s", about: .tokenGrace)
    }
    return .risky(
      .security, .oldClient, nil,
      "\(change.sentence(.tokenGrace)): a rotated token works for longer",
      help: after > 60 ? "a minute is enough for a lost response: `grace: 60s`" : "",
      about: .tokenGrace)
  }

  private func reuse(_ change: PieceChange, _ new: Token) -> Judgement {
    if new.rotation.reuse?.value == .revokeFamily {
      return .risky(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.sentence(.tokenReuse)): an app that presents a spent token once loses its session",
        help: "check that every shipped version takes the new token, and that there is a `grace`",
        about: .tokenReuse)
    }
    return .risky(
      .security, .oldClient, nil,
      "\(change.sentence(.tokenReuse)): a thief who comes first is not noticed",
      help: "keep `revokeFamily`", about: .tokenReuse)
  }
}
