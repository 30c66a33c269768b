import ContractModel
import Diagnostics
import Machines

/// The place in which an app keeps a token.
struct TokenKept: ReviewRule {
  let id = "token-kept"
  let title = "the place in which an app keeps a token"
  let reason =
    "An updated app looks for the session at the place that its contract names. What an older version kept at another "
    + "place is not found: everybody is signed out by the update."
  let judges: Set<Property> = [.token[\.stored], .token[\.account]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let pair = change.tokens else { return [] }
    return change.values.map(\.property).filter(judges.contains).flatMap { property in
      property == .token[\.stored]
        ? stored(change, pair.old.stored.value, pair.new.stored.value)
          + part(change, pair.new.name.value, comparison) : [account(change, pair.old)]
    }
  }

  /// A token that is kept joins no steps of a sign-in.
  private func part(
    _ change: PieceChange, _ token: String, _ comparison: Comparison
  ) -> [Judgement] {
    guard comparison.old.tokens.find(token) != nil, comparison.old.isStep(token),
      !comparison.new.isStep(token)
    else { return [] }
    return [
      .risky(
        .behaviour, .oldClient, .lockedOut,
        "\(change.title) joined the steps of a sign-in, and is a part of the session now: "
          + "a server may give it to nobody who is not signed in",
        help: "keep it in memory, or keep the calls that continue a sign-in without it",
        about: .token[\.stored])
    ]
  }

  private func stored(
    _ change: PieceChange, _ old: Token.Storage, _ new: Token.Storage
  ) -> [Judgement] {
    switch (old, new) {
    case (.keychain, _):
      return [
        .breaking(
          .behaviour, .regeneration, .forcedSignIn,
          "\(change.sentence(.token[\.stored])): the session ends with each start of the app",
          help: "keep it in the keychain", about: .token[\.stored])
      ]
    case (_, .keychain):
      return [
        .risky(
          .security, .regeneration, nil,
          "\(change.sentence(.token[\.stored])): it outlives the app and can be read from the device",
          help: "keep in memory what is of use for one run only", about: .token[\.stored])
      ]
    default:
      return [
        .risky(
          .behaviour, .regeneration, .forcedSignIn, "\(change.sentence(.token[\.stored]))",
          help: "check that the calls which need it still get it", about: .token[\.stored])
      ]
    }
  }

  /// A contract that begins to name accounts needs nothing: the store moves the session by itself.
  private func account(_ change: PieceChange, _ old: Token) -> Judgement {
    if old.account == nil {
      return .fine(
        .behaviour, "\(change.sentence(.token[\.account])): the store moves the session by itself",
        .regeneration, about: .token[\.account])
    }
    return .breaking(
      .behaviour, .regeneration, .forcedSignIn,
      "\(change.sentence(.token[\.account])): an updated app looks for the token under the new account",
      help: "keep the account, or give the store's plan the old one as `previous`",
      about: .token[\.account])
  }
}
