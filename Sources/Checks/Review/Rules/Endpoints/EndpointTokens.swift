import ContractModel

/// The tokens that a call must carry.
struct EndpointTokens: ReviewRule {
  let id = "endpoint-tokens"
  let title = "the tokens that a call carries"
  let reason =
    "A server that wants a token which the shipped app does not send refuses every such call, and the app has no "
    + "refusal that it understands. A call that no longer wants a token may be open to everybody."
  let judges: Set<Property> = [.endpointNeeds]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let value = change.value(.endpointNeeds), let pair = change.endpoints else { return [] }
    let came = value.new.map { "`\($0.text)`" }.joined(separator: " and ")
    let gone = value.old.map { "`\($0.text)`" }.joined(separator: " and ")
    var found: [Judgement] = []
    if !value.new.isEmpty {
      found += comparison.effectsOfMissingToken(at: [pair.old]).map { effect in
        .breaking(
          .wire, .oldClient, effect,
          "\(change.title) needs \(came) now: a shipped app does not send it and is refused",
          help: "keep the call open to shipped apps, or give the new rule a new call",
          about: .endpointNeeds)
      }
    }
    if !value.old.isEmpty {
      found.append(
        .breaking(
          .wire, .newClient, .lockedOut,
          "\(change.title) no longer carries \(gone): a server that was not updated refuses it",
          help: "update the server before the app", about: .endpointNeeds))
    }
    if pair.new.needs.isEmpty, pair.new.operation.value.isAboutCaller {  //! review-caller-unknown
      found += comparison.effectsOfMissingToken(at: [pair.old]).map { effect in
        .breaking(
          .behaviour, .oldClient, effect,
          "\(change.title) is about the person who calls, and the server no longer looks who that is",
          help: "keep the token", about: .endpointNeeds)
      }
    }
    if pair.new.needs.isEmpty {
      found.append(
        .risky(
          .security, .oldClient, nil, "\(change.title) is open to callers without a token",
          help: "check that the answer is for everybody", about: .endpointNeeds))
    }
    return found
  }
}

extension OperationKind {
  /// The server has to know who calls.
  fileprivate var isAboutCaller: Bool {
    [
      .accountRead, .accountUpdate, .accountDelete, .passwordChange, .providerLink,
      .passkeyRegister, .sessionList, .sessionEndOne, .sessionEndOthers,
    ].contains(self)
  }
}
