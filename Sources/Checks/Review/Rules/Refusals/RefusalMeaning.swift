import ContractModel
import Diagnostics
import Machines

/// The meaning of a refusal to the session.
struct RefusalMeaning: ReviewRule {
  let id = "refusal-meaning"
  let title = "when a server gives a refusal"
  let reason =
    "`means` says in which case a server gives a refusal. A case that is told by another refusal leads a shipped app "
    + "to that refusal's recovery."
  let judges: Set<Property> = [.refusalMeanings]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let value = change.value(.refusalMeanings) else { return [] }
    if let known = change.refusals?.old,
      comparison.new.endpoints.contains(where: { comparison.losesConfirmation(by: known, at: $0) })
    {
      return [
        .breaking(
          .behaviour, .oldClient, .lockedOut,
          "\(change.sentence(.refusalMeanings)): shipped apps do not lead people to `\(known.recovery.value.text)`, and their accounts stay unconfirmed",
          help: "give a refusal of its own to the new case", about: .refusalMeanings)
      ]
    }
    if value.new.isEmpty {
      return [
        .risky(
          .behaviour, .oldClient, .silentWrongAnswer,
          "\(change.title) no longer means `\(value.oldText ?? "")`: another refusal or none tells it",
          help: "check which refusal tells it now, and how shipped apps recover from that",
          about: .refusalMeanings)
      ]
    }
    if let told = comparison.otherwiseTold(change) {
      return [
        .breaking(
          .behaviour, .oldClient, told.effect,
          "\(change.sentence(.refusalMeanings)): it tells `\(told.meaning.rawValue)` now, and shipped apps \(told.effect == .lockedOut ? "stay signed in" : "sign out")",
          help: "give a refusal of its own to the new case", about: .refusalMeanings)
      ]
    }
    return [
      .risky(
        .behaviour, .oldClient, .silentWrongAnswer,
        "\(change.sentence(.refusalMeanings)): shipped apps recover from it as before",
        help: "check that the recovery fits the new case", about: .refusalMeanings)
    ]
  }
}

extension Comparison {
  fileprivate typealias ToldCase = (meaning: Meaning, effect: ReviewFinding.Effect)

  /// A case that another refusal told before, where shipped apps recover otherwise from this one.
  fileprivate func otherwiseTold(_ change: PieceChange) -> ToldCase? {
    guard let pair = change.refusals else { return nil }
    let before = pair.old.meanings.map(\.value)
    let gained = pair.new.meanings.map(\.value).filter { !before.contains($0) }
    for endpoint in new.endpoints
    where endpoint.refuses.contains(where: { $0.value == pair.new.name.value }) {
      for meaning in gained {
        if let told = told(meaning, at: endpoint, pair) { return told }
      }
    }
    return nil
  }

  /// An app that knows no refusal for a case of its session is refused with an undeclared one. It renews, and signs out.
  private func told(
    _ meaning: Meaning, at endpoint: Endpoint, _ pair: (old: Refusal, new: Refusal)
  ) -> ToldCase? {
    guard let known = old.endpoints.find(endpoint.name.value), old.carriesSession(known),
      meaning.isOfSession, PossibleMeanings(new).of(endpoint).contains(meaning),
      RefusalChoice(new).choose(meaning, for: endpoint)?.refusal.name.value == pair.new.name.value
    else { return nil }
    let first = RefusalChoice(old).choose(meaning, for: known)?.refusal
    let endsAfter = pair.old.endsSession
    let endedBefore = first?.endsSession ?? true
    return endsAfter == endedBefore
      ? nil : (meaning, endedBefore ? .lockedOut : .forcedSignIn)
  }
}

extension Refusal {
  fileprivate var endsSession: Bool { [.renew, .signIn].contains(recovery.value.word) }
}
