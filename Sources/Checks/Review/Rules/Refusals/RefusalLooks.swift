import ContractModel

/// The status of a refusal and the fields by which it is told from others.
struct RefusalLooks: ReviewRule {
  let id = "refusal-looks"
  let title = "the status and the marks of a refusal"
  let reason =
    "A shipped app knows a refusal by its old status and marks. One that looks otherwise is undeclared to it, or is "
    + "taken for another: an app that renews on one and signs out on the other then does the wrong one. After a 401 that "
    + "it does not know, an app renews."
  let judges: Set<Property> = [.refusalCause, .refusalMatch]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let property = change.values.map(\.property).first(where: judges.contains),
      let pair = change.refusals
    else { return [] }
    if pair.old.cause.status == nil || pair.new.cause.status == nil {
      return [
        .risky(
          .behaviour, .oldClient, .silentWrongAnswer, "\(change.sentence(property))",
          help: "check what the app does when no answer comes", about: property)
      ]
    }
    return [
      judgement(change, property, pair.old, pair.new, comparison.old, .oldClient),
      judgement(change, property, pair.new, pair.old, comparison.new, .newClient),
    ]
  }

  /// - Parameters:
  ///   - known: the refusal as the client knows it.
  ///   - sent: the refusal as the server gives it.
  private func judgement(
    _ change: PieceChange, _ property: Property, _ known: Refusal, _ sent: Refusal,
    _ contract: Contract, _ direction: ReviewFinding.Direction
  ) -> Judgement {
    if known.catches(sent) {
      return .fine(
        .wire, "\(change.sentence(property)): it is still told from the others", direction,
        about: property)
    }
    let word = known.recovery.value.word
    let other = taken(for: known, sent, contract)
    if let other, isAlike(other.recovery.value, known.recovery.value) {
      return .fine(
        .wire,
        "\(change.sentence(property)): it is taken as `\(other.name.value)`, which recovers alike",
        direction, about: property)
    }
    let taken = other.map { "it is taken as `\($0.name.value)`" } ?? "it is not known"
    let isRenewed = word == .renew && sent.cause.status == .exactly(401)
    if sent.isMetByRenewal, other == nil {  //! review-refusal-met-by-renewal
      return .risky(
        .behaviour, direction, .silentWrongAnswer,
        "\(change.sentence(property)): \(taken), and an app renews after any 401"
          + (isRenewed ? "" : ", which the server refuses too"),
        help: "send both marks until the apps that know the old ones are gone", about: property)
    }
    let isEnded = other?.recovery.value.word == .signIn
    let isOfSession = movesSession(known, contract) && (isEnded || !isRenewed)  //! refusal-session
    switch isOfSession ? word : .tell {
    case .renew, .signIn, .continueFlow:
      return .breaking(
        .behaviour, direction, isEnded ? .forcedSignIn : .lockedOut,
        "\(change.sentence(property)): \(taken), so the app does not recover by `\(known.recovery.value.text)`",
        help: "send both marks until the apps that know the old ones are gone", about: property)
    case .retry, .wait, .correct, .tell:
      return .risky(
        .behaviour, direction, .silentWrongAnswer,
        "\(change.sentence(property)): \(taken), so the app shows other words",
        help: "send both marks until the apps that know the old ones are gone", about: property)
    }
  }

  private func isAlike(_ one: Recovery, _ other: Recovery) -> Bool {
    one.word == other.word && (one.word != .continueFlow || one.text == other.text)
  }

  /// A sign-in that is refused has no session to renew or to end.
  private func movesSession(_ refusal: Refusal, _ contract: Contract) -> Bool {
    if refusal.recovery.value.word == .continueFlow { return true }
    return contract.endpoints.contains { endpoint in
      endpoint.refuses.contains { $0.value == refusal.name.value }
        && contract.carriesSession(endpoint)
    }
  }

  /// The refusal for which a client takes it instead, among those of the calls that can give it.
  private func taken(for known: Refusal, _ sent: Refusal, _ contract: Contract) -> Refusal? {
    let endpoint = contract.endpoints.first { endpoint in
      endpoint.refuses.contains { $0.value == known.name.value }
    }
    let others = endpoint?.refuses.compactMap { contract.refusals.find($0.value) } ?? []
    return others.first { $0.name.value != known.name.value && $0.catches(sent) }
  }
}
