import ContractModel

/// The status and the form of a good answer.
struct EndpointAnswer: ReviewRule {
  let id = "endpoint-answer"
  let title = "the status and the form of a good answer"
  let reason =
    "A client reads any status from 200 to 299 as a good answer, and reads what comes with it. A redirect is followed by "
    + "a browser, and is no answer to an app."
  let judges: Set<Property> = [
    .endpointStatus, .endpointOpens, .endpointEndsIn, .endpointSentType, .endpointReturns,
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    var found: [Judgement] = []
    if change.value(.endpointStatus) != nil, let pair = change.endpoints {
      found += status(change, pair.old.status, pair.new.status)
    }
    if change.value(.endpointOpens) != nil { found.append(page(change)) }
    if change.value(.endpointEndsIn) != nil {
      found.append(
        .breaking(
          .wire, .oldClient, .lockedOut,
          "\(change.sentence(.endpointEndsIn)): a shipped app waits for the other callback",
          help: "end in both callbacks by the app's version", about: .endpointEndsIn))
    }
    if change.value(.endpointSentType) != nil {
      found.append(
        .risky(
          .source, .regeneration, .doesNotCompile,
          "\(change.sentence(.endpointSentType)): app code gives another type",
          help: "make the value of the new type where the call is made", about: .endpointSentType))
    }
    return found + form(change, comparison)
  }

  /// The page of an answer is opened by the app, so the app decides how.
  private func page(_ change: PieceChange) -> Judgement {
    .breaking(
      .source, .regeneration, .doesNotCompile,
      "\(change.sentence(.endpointOpens)): the call of the app takes and gives something else",
      help:
        "change the code that makes the call; keep the old field in the answer until older apps are gone",
      about: .endpointOpens)
  }

  private func status(_ change: PieceChange, _ old: Int, _ new: Int) -> [Judgement] {
    let isGood = { (status: Int) in (200..<300).contains(status) }
    if isGood(old) && isGood(new) {
      return [
        .fine(.wire, "\(change.sentence(.endpointStatus)): apps take both", about: .endpointStatus)
      ]
    }
    return [
      .breaking(
        .wire, .oldClient, .crash,
        "\(change.sentence(.endpointStatus)): a shipped app does not expect it",
        help: "keep the status", about: .endpointStatus)
    ]
  }

  /// An answer where there was none, or none where there was one.
  private func form(_ change: PieceChange, _ comparison: Comparison) -> [Judgement] {
    guard change.property == .endpointReturns, change.new?.field == nil, change.old?.field == nil
    else {
      guard change.value(.endpointReturns) != nil else { return [] }
      return [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) returns \(change.value(.endpointReturns)?.newText ?? "nothing") "
            + "instead of \(change.value(.endpointReturns)?.oldText ?? "nothing"): code meets another type",
          help: "change the code that reads the answer", about: .endpointReturns)
      ]
    }
    switch change.kind {
    case .removed:
      let renews = change.uses(in: comparison).contains(where: \.renews)
      return [
        .breaking(
          .wire, .oldClient, renews ? .forcedSignIn : .crash,
          "\(change.title) is gone: a shipped app cannot read an answer without it",
          help: "keep the answer until the apps that read it are gone")
      ]
    case .added:
      return [
        .fine(.wire, "\(change.title) is new: a shipped app does not read it"),
        .breaking(
          .wire, .newClient, .crash, "a server that was not updated sends no \(change.title)",
          help: "update the server before the app"),
      ]
    case .renamed, .changed: return []
    }
  }
}
