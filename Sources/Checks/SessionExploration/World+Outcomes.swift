import Machines
import SessionCore

/// What a delivered answer says about the claims.
extension World {
  /// - Parameter before: the record of the process before the answer.
  mutating func checkOutcome(
    _ message: NetworkMessage, _ result: CallResult, _ before: SessionRecord
  ) {
    guard broken == nil, isWritable, let call = callClass(of: message) else { return }
    switch result.outcome {
    case .refused(let refusal):
      checkSignIn(refusal, call, message)
      checkTap(refusal, call, message.process, before)
    case .answered where call.endsSession && call.kind != .signOut:
      closed.formUnion(message.tokens.map(\.family).filter { $0 > 0 })
      closedBy = call.endpoint
    case .answered, .undeclared, .fault: break
    }
    checkNotice(result, call, message)
  }

  /// A person who is told to sign in is not signed in with the token that was refused.
  private mutating func checkSignIn(
    _ refusal: RefusalFacts, _ call: CallClass, _ message: NetworkMessage
  ) {
    let record = processes[message.process].core.record
    let isHeld = message.tokens.contains { token in
      token.family > 0 && record.tokens[token.name]?.text == token.text
    }
    guard isHeld, call.kind == .call else { return }
    if refusal.asksToSignIn {
      broken = BrokenClaim(
        .oneOutcome,
        "`\(refusal.name)` sends the person to sign in, and the session goes on as `\(contract.rules.name(of: record.state))`",
        endpoint: call.endpoint, name: refusal.name)
    } else if refusal.asksToRenew,
      !message.tokens.contains(where: { contract.rules.renewal.renews.contains($0.name) })
    {
      broken = BrokenClaim(
        .oneOutcome,
        "`\(refusal.name)` asks for a renewal, and nothing renews the token of the call",
        endpoint: call.endpoint, name: refusal.name)
    }
  }

  /// A refused sign-in leaves the person who is signed in alone.
  private mutating func checkTap(
    _ refusal: RefusalFacts, _ call: CallClass, _ process: Int, _ before: SessionRecord
  ) {
    let rules = contract.rules
    let events = SessionEvents.refused(call.endpoint, refusal, ofSession: false, isFinal: true)
    guard call.kind == .signIn, !rules.session(in: before.state).isEmpty,
      let next = rules.next(from: before.state, events), rules.session(in: next).isEmpty,
      processes[process].core.record.state == next
    else { return }
    broken = BrokenClaim(
      .tapsHarmless,
      "the second tap on a sign-in is refused, and the person who is signed in already is signed out",
      endpoint: call.endpoint, name: refusal.name)
  }

  /// The refusal of a renewal tells the app that its session is over.
  mutating func checkRefusedRenewal(_ message: NetworkMessage, _ result: CallResult) {
    guard broken == nil, isWritable, message.isAfterEnd,
      case .refused(let refusal) = result.outcome,
      let stored = content?.families, message.tokens.contains(where: { stored.contains($0.family) })
    else { return }
    broken = BrokenClaim(
      .endNoticed,
      "the server refuses to renew a session that is over, and the app tries again for ever",
      endpoint: contract.renewal?.endpoint, name: refusal.name)
  }

  /// A call that began after the server ended the session tells the app so, at the latest one access lifetime later.
  private mutating func checkNotice(
    _ result: CallResult, _ call: CallClass, _ message: NetworkMessage
  ) {
    switch result.outcome {
    case .fault, .undeclared: return
    // The next call renews, and the renewal tells it.
    case .refused(let refusal) where refusal.asksToRenew: return
    case .refused, .answered: break
    }
    let stored = content?.families ?? []
    for token in message.tokens where call.kind == .call && stored.contains(token.family) {
      guard let ended = server.endedAt(token.family), message.isAfterEnd else { continue }
      let isBelieved = contract.selfContained.contains(token.name)
      let lifetime = contract.rules.token(token.name)?.lifetime ?? (isBelieved ? .infinity : 0)
      guard message.answeredAt >= ended + lifetime || lifetime == .infinity else { continue }
      var refusal: String?
      if case .refused(let facts) = result.outcome { refusal = facts.name }
      broken = BrokenClaim(
        .endNoticed, "the session is over at the server, and the app goes on as if it were not",
        endpoint: call.endpoint, name: refusal ?? token.name)
    }
  }
}
