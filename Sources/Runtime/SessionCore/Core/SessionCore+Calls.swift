/// Calls: the tokens that each carries, and what follows from its answer.
extension SessionCore {
  mutating func prepare(_ number: Int, _ turn: inout EventContext) {
    guard var call = calls[number] else { return }
    call.fault = settle(expiring: call.freshness != .any, &turn)
    if let stays = call.stays, stays != session {
      calls[number] = nil
      return turn.resume(number, .fail(call.failure ?? signedOut(stays)))
    }
    call.session = session
    if call.kind != .signIn { call.number = numbers.next() }
    calls[number] = call
    // All that is held before the store was read are steps.
    let isUnused =  //! early-challenge-sent
      call.fault == .storeUnwritable || [.own, .handedOut].contains(call.kind) && call.fault != nil
    turn.resume(number, .build(isUnused ? [:] : record.held(call.freshness, at: turn.now)))
  }

  mutating func send(
    _ number: Int, _ endpoint: String, _ used: [String: TokenText], _ turn: inout EventContext
  ) {
    calls[number]?.endpoint = endpoint
    calls[number]?.used = used
    //! refused-token-not-again
    guard let call = calls[number], call.freshness == .alive, let failure = call.failure,
      used.keys.contains(where: { record.isRefused($0, by: endpoint) })
    else { return }
    calls[number] = nil
    turn.resume(number, .fail(failure))
  }

  /// A token that is alive is sent though it is ending, and the renewal goes on behind the call.
  mutating func lacks(_ number: Int, _ token: String, _ turn: inout EventContext) {
    guard var call = calls[number] else { return }
    guard call.kind != .signIn, call.freshness == .lasting || call.isAhead, canRenew([token]) else {
      calls[number] = nil
      return turn.resume(number, .fail(obstacle(call, without: token)))
    }
    let isAlive = record.held(.alive, at: turn.now)[token] != nil && !record.isRefused(token)
    if isAlive, !call.isAhead, renewsAhead, call.kind != .handedOut {  //! renewal-behind-call
      call.freshness = .alive
      call.isAhead = true
      calls[number] = call
      if hasCalm(turn.now) { fly(waiting: nil, &turn) }
      return prepare(number, &turn)
    }
    call.isAhead = false
    calls[number] = call
    waitForRenewal(number, &turn)
  }

  /// A step that is gone belongs to a sign-in that is over, and says nothing about the session that is.
  private func obstacle(_ call: CallState, without token: String) -> SessionFailure {
    if let fault = call.fault { return .fault(fault) }
    if let failure = call.failure { return failure }
    //! lost-challenge-told
    if rules.isOfNoSession(token), !record.holdsNoSession { return .fault(.cancelled) }
    return isLocked(for: token) ? .fault(.locked) : .signedOut(because: nil)  //! locked-told
  }

  /// The session is here and can renew this token, but for its state.
  private func isLocked(for token: String) -> Bool {
    renewalEndpoint != nil && record.isRenewable(token) && !canRenew([token])
      && !record.holdsNoSession
  }

  /// A renewal can bring one of these tokens.
  package func canRenew(_ tokens: [String]) -> Bool {
    let renewal = rules.renewal
    guard let spent = renewal.spends, record.tokens[spent] != nil,  //! configured-renewal-known
      tokens.contains(where: renewal.renews.contains), let endpoint = renewalEndpoint
    else { return false }
    return record.hasPlace(for: renewal.renews, from: endpoint)
  }

  mutating func answered(_ number: Int, _ result: CallResult, _ turn: inout EventContext) {
    guard let call = calls[number] else { return }
    take(next: result, of: call, &turn)
    if goesAgain(call, result, &turn) { return }
    calls[number] = nil
    guard call.kind != .own, call.kind != .handedOut else {
      if result.asksToRenew, call.session == session { record.believe(call.used.keys) }
      return turn.resume(number, .deliver)
    }
    let verdict = conclude(call, result, &turn)
    // The renewal before it failed: that is the reason, and not the refusal of the old token.
    if verdict == .deliver, result.asksToRenew, call.session == session, let failure = call.failure
    {
      return turn.resume(number, .fail(failure))
    }  //! failed-renewal-told
    turn.resume(number, verdict)
  }

  /// The call is made once more, if its answer asks for that and it can be granted.
  private mutating func goesAgain(
    _ call: CallState, _ result: CallResult, _ turn: inout EventContext
  ) -> Bool {
    let isBlamed = call.kind == .own ? result.asksToRenew : result.blamesToken
    guard call.kind != .signIn, !call.isRepeated, isBlamed, call.session == session else {
      return false
    }
    var call = call
    if record.isReplaced(call.used) {
      // With whatever is held now: it is newer than what the call was made from.
      call.freshness = .any
      (call.isRenewed, call.isRepeated) = (true, true)
      calls[call.id] = call
      prepare(call.id, &turn)
      return true
    }
    guard result.asksToRenew, !call.isRenewed, canRenew(Array(call.used.keys)) else { return false }
    if case .refused(let refusal) = result.outcome {
      let events = SessionEvents.refused(call.endpoint, refusal, ofSession: true, isFinal: false)
      happen(events, .refused(refusal.name), &turn)
    }
    guard call.session == session else { return false }
    record.refuse(call.used, by: call.endpoint)
    call.isRepeated = true
    calls[call.id] = call
    waitForRenewal(call.id, &turn)
    return true
  }
}

/// Answers.
extension SessionCore {
  /// Applies an answer to the session, and gives the caller's verdict.
  mutating func conclude(
    _ call: CallState, _ result: CallResult, isRenewal: Bool = false, _ turn: inout EventContext
  ) -> Verdict {
    let grants = grants(in: result, to: call)
    guard isTimely(call, result, grants) else { return late(call, result, grants, &turn) }
    if result.isSuccess {
      let events = SessionEvents.answered(call.endpoint, result.answer)
      let cause = isRenewal ? ChangeCause.renewed : .answered(call.endpoint)
      happen(isHeard(call) ? events : [], granting: grants, cause, &turn)  //! call-step-unheard
    } else if isOutdated(call, result) {
      return .deliver
    } else {
      fail(call, result, grants, isRenewal: isRenewal, &turn)
    }
    return record.isBehind(grants) ? .fail(.fault(.cancelled)) : .deliver  //! call-step-cancelled
  }

  /// A server's refusal of a token that was replaced meanwhile says nothing of the new one.
  private func isOutdated(_ call: CallState, _ result: CallResult) -> Bool {
    result.blamesToken && record.isReplaced(call.used)
  }  //! replaced-token-unblamed

  /// A refusal may bring a token too: a challenge that the next call carries.
  private func grants(in result: CallResult, to call: CallState) -> Grants {
    let all = result.grants.numbered(call.number)
    return call.kind == .signIn ? record.step(of: all, after: call.used) : all  //! refused-sign-in
  }

  /// A sign-in goes on after the end of the session in which it was begun, until it is late itself. So does
  /// one whose step a call brings that begins nothing.
  private func isTimely(_ call: CallState, _ result: CallResult, _ grants: Grants) -> Bool {
    let isStep = result.isSuccess && grants.isStep(rules)
    guard isStep || call.kind == .signIn else { return call.session == session }  //! call-step-kept
    return numbers.isTimely(signIn: call.number)  //! challenge-ends-at-sign-out
  }

  /// A session that began meanwhile is none of a call's that was made before.
  private func isHeard(_ call: CallState) -> Bool {
    call.session == session || record.holdsNoSession  //! refused-sign-in-heard
  }

  private mutating func fail(
    _ call: CallState, _ result: CallResult, _ grants: Grants, isRenewal: Bool,
    _ turn: inout EventContext
  ) {
    if case .refused(let refusal) = result.outcome {
      let events =  //! refused-sign-in-unheard
        isHeard(call)
        ? SessionEvents.refused(
          call.endpoint, refusal, ofSession: isRenewal || call.isOfSession, isFinal: true) : []
      happen(events, granting: grants, .refused(refusal.name), &turn)
    } else if isRenewal, result.asksToRenew {
      happen(["\(call.endpoint).refused"], .refused(nil), &turn)  //! undeclared-renewal-refusal
    }
    guard result.blamesToken, call.session == session else { return }
    let spent = isRenewal ? [rules.renewal.spends].compactMap { $0 } : []
    record.believe(Array(call.used.keys) + spent)  //! server-agrees-with-clock
    expire(&turn)
  }

  /// An answer for a session that is no more moves nothing, and the tokens in it are dropped.
  private mutating func late(
    _ call: CallState, _ result: CallResult, _ grants: Grants, _ turn: inout EventContext
  ) -> Verdict {
    let gone = signedOut(call.session)
    guard result.isSuccess else {
      return call.isOfSession && result.blamesToken ? .fail(gone) : .deliver
    }
    revoke(grants.tokens, &turn)
    let isOver = grants.isStep(rules) && !record.holdsNoSession
    //! late-step-cancelled
    return grants.tokens.isEmpty ? .deliver : .fail(isOver ? .fault(.cancelled) : gone)
  }
}
