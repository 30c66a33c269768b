import ContractModel
import Diagnostics

/// How long a token lives, against the margin at which shipped apps renew it.
struct TokenLifetime: ReviewRule {
  let id = "token-lifetime"
  let title = "how long a token lives"
  let reason =
    "An app renews a token a margin before its end. A lifetime at or under that margin means that a fresh token is due "
    + "already. A generated client renews at half of such a life. A client written by hand may renew before each call, for "
    + "ever. The margin stands in the app that is shipped, so it is the old contract's that counts. A token that renews has "
    + "to outlive those that it renews. A longer life is a longer time for a thief."
  let judges: Set<Property> = [.token[\.life.lifetime]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.token[\.life.lifetime]) != nil, let pair = change.tokens else { return [] }
    let (before, after) = (pair.old.life.seconds, pair.new.life.seconds)
    if pair.new.life.lifetime == nil {
      return [
        .risky(
          .behaviour, .oldClient, .silentWrongAnswer,
          "\(change.sentence(.token[\.life.lifetime])): nobody knows any more when an app has to renew",
          help: "say the lifetime", about: .token[\.life.lifetime])
      ]
    }
    if isWorse(after, before) { return shortened(change, after ?? 0, pair.old, comparison) }
    var found = [
      Judgement.fine(
        .behaviour, "\(change.sentence(.token[\.life.lifetime])): apps renew later",
        about: .token[\.life.lifetime])
    ]
    found.append(
      .risky(
        .security, .oldClient, nil,
        "\(change.sentence(.token[\.life.lifetime])): a stolen token is of use for longer",
        help: "keep access tokens under an hour", about: .token[\.life.lifetime]))
    return found
  }

  private func isWorse(_ after: Int?, _ before: Int?) -> Bool {
    guard let after else { return false }
    return before.map { after < $0 } ?? true
  }

  private func shortened(
    _ change: PieceChange, _ after: Int, _ token: Token, _ comparison: Comparison
  ) -> [Judgement] {
    let name = token.name.value
    let margin = comparison.oldSession.margin ?? 0
    let isRenewed = comparison.oldSession.renewed.contains(name)
    //! review-spent-outlives
    if name == comparison.oldSession.spent, let life = comparison.shortestRenewed, after <= life {
      return [
        .breaking(
          .behaviour, .oldClient, .forcedSignIn,
          "\(change.sentence(.token[\.life.lifetime])): it \(comparison.isRenewedLifeSaid ? "ends" : "may end") before the tokens that it renews, so no renewal comes in time",
          help: "keep it well over \(life.asDuration)", about: .token[\.life.lifetime])
      ]
    }
    if isRenewed, margin > 0, after <= margin {  //! review-margin
      return [
        .risky(
          .behaviour, .oldClient, .renewalLoop,
          "\(change.sentence(.token[\.life.lifetime])): shipped apps renew \(margin.asDuration) before the end, and every fresh token is due at once for a client that does not renew at half of a short life",
          help:
            "keep it over \(margin.asDuration), or ship a smaller `renewal.before` first and wait",
          about: .token[\.life.lifetime])
      ]
    }
    if isRenewed, margin > 0, after <= 2 * margin {
      return [
        .risky(
          .behaviour, .oldClient, .renewalLoop,
          "\(change.sentence(.token[\.life.lifetime])): shipped apps renew \(margin.asDuration) before the end, which is half of its life",
          help: "keep it over \((4 * margin).asDuration)", about: .token[\.life.lifetime])
      ]
    }
    if name == comparison.oldSession.spent || !isRenewed && comparison.old.isKept(token) {
      return [
        .risky(
          .behaviour, .oldClient, .forcedSignIn,
          "\(change.sentence(.token[\.life.lifetime])): who is away for longer has to sign in again",
          help: "check how long people stay away from the app", about: .token[\.life.lifetime])
      ]
    }
    return [
      .fine(
        .behaviour, "\(change.sentence(.token[\.life.lifetime])): apps renew more often",
        about: .token[\.life.lifetime])
    ]
  }
}

extension Comparison {
  /// The shortest life, on the new server, of what a renewal brings; an hour where no contract says it.
  fileprivate var shortestRenewed: Int? {
    saidLives.min() ?? (oldSession.renewed.isEmpty ? nil : 3_600)
  }

  fileprivate var isRenewedLifeSaid: Bool { !saidLives.isEmpty }

  private var saidLives: [Int] {
    oldSession.renewed.compactMap { new.tokens.find($0)?.life.seconds }
  }
}

extension Token.Lifespan {
  /// In seconds; nil if it is unlimited or not said.
  var seconds: Int? {
    if case .seconds(let seconds) = lifetime?.value { seconds } else { nil }
  }
}

extension Contract {
  func isKept(_ token: Token) -> Bool { token.stored.value != .nowhere }
}
