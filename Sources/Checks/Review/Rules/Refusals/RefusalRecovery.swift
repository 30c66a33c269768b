import ContractModel
import Diagnostics

/// The app's way to recover from a refusal.
struct RefusalRecovery: ReviewRule {
  let id = "refusal-recovery"
  let title = "what an app does about a refusal"
  let reason =
    "The recovery is in the app: one in the store goes on with the old one. Where the server now expects another, the old "
    + "app renews in vain, or signs people out who need not be."
  let judges: Set<Property> = [.refusalRecovery]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.refusalRecovery) != nil, let pair = change.refusals else { return [] }
    let sentence = change.sentence(.refusalRecovery)
    let old = pair.old.recovery.value.word
    let help =
      "send another refusal where the new recovery is meant, and keep this one for old apps"
    switch (old, pair.new.recovery.value.word) {
    case (.signIn, _):
      return [
        .risky(
          .behaviour, .oldClient, .forcedSignIn,
          "\(sentence): shipped apps go on to end the session",
          help: help, about: .refusalRecovery)
      ]
    case (.renew, _):
      return [
        .risky(
          .behaviour, .oldClient, .renewalLoop,
          "\(sentence): shipped apps go on to renew, once for each call", help: help,
          about: .refusalRecovery)
      ]
    case (_, .renew), (_, .signIn), (_, .continueFlow):
      return [
        .risky(
          .behaviour, .oldClient, .lockedOut,
          "\(sentence): shipped apps do not do it, and show the refusal", help: help,
          about: .refusalRecovery)
      ]
    default:
      return [
        .fine(
          .behaviour, "\(sentence): shipped apps show the refusal as before",
          about: .refusalRecovery)
      ]
    }
  }
}
