import ContractModel

/// The work of a call, and who makes it.
struct EndpointOperation: ReviewRule {
  let id = "endpoint-operation"
  let title = "the work of a call"
  let reason =
    "`does` decides what a call means to the session: whether it signs in, renews or ends it. A shipped app acts on "
    + "the old meaning, whatever the server does."
  let judges: Set<Property> = [
    .endpointOperation, .endpointObject, .endpointCaller, .endpointEnds,
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      if change.value(property)?.oldText == nil {
        return .fine(.behaviour, "\(change.sentence(property))", about: property)
      }
      if property == .endpointOperation, let (effect, lost) = lost(change) {
        return .breaking(
          .behaviour, .oldClient, effect,
          "\(change.sentence(property)): a shipped app gets no \(lost) by it any more",
          help: "keep the call as it is, and give the new work a call of its own", about: property)
      }
      return .risky(
        .behaviour, .oldClient, .silentWrongAnswer,
        "\(change.sentence(property)): a shipped app acts on the old meaning",
        help: "give the new meaning a call of its own", about: property)
    }
  }

  /// A call that brought a session, or told of all of them, does not any more.
  private func lost(_ change: PieceChange) -> (ReviewFinding.Effect, String)? {
    guard let pair = change.endpoints else { return nil }
    let (old, new) = (pair.old.operation.value, pair.new.operation.value)
    if old == .sessionRenew { return (.forcedSignIn, "session") }
    if old == .sessionList { return (.lockedOut, "other sessions") }  //! lost-session-list
    let isSignIn = { (work: OperationKind) in work.maySignIn || work == .providerCallback }
    return isSignIn(old) && !isSignIn(new) ? (.lockedOut, "session") : nil
  }
}
