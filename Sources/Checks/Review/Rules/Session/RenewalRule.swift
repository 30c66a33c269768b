import ContractModel
import Diagnostics

/// When an app renews, and by which call.
struct RenewalRule: ReviewRule {
  let id = "renewal-rule"
  let title = "when an app renews, and by which call"
  let reason =
    "The rules of renewing are in the app: one in the store keeps the old. An updated app with a margin at or over the "
    + "lifetime of the server's tokens renews before each call."
  let judges: Set<Property> = [.renewal[\.before], .renewal[\.atLaunch], .renewal[\.by]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      switch property {
      case .renewal[\.before]: margin(change, comparison)
      case .renewal[\.by]:
        .risky(
          .behaviour, .newClient, .forcedSignIn,
          "\(change.sentence(property)): a server that was not updated may not renew by it",
          help: "update the server before the app", about: property)
      default: .fine(.behaviour, change.sentence(property), .regeneration, about: property)
      }
    }
  }

  private func margin(_ change: PieceChange, _ comparison: Comparison) -> Judgement {
    let margin = comparison.newSession.margin ?? 0
    let short = comparison.newSession.renewed.compactMap { comparison.old.tokens.find($0) }
      .first { $0.life.seconds.map { margin > 0 && $0 <= margin } ?? false }
    if let short {
      return .breaking(
        .behaviour, .newClient, .renewalLoop,
        "\(change.sentence(.renewal[\.before])): a server that was not updated gives `\(short.name.value)` \(short.life.lifetime?.value.text ?? ""), which is due at once",
        help: "update the server before the app", about: .renewal[\.before])
    }
    return .fine(
      .behaviour, change.sentence(.renewal[\.before]), .regeneration, about: .renewal[\.before])
  }
}
