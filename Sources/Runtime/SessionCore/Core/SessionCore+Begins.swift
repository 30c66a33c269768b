/// The begin and the end of sessions.
extension SessionCore {
  /// Begins a session. The one that was, if any, is over when the new one is stored; of two sign-ins
  /// under way the one begun last counts.
  mutating func signedIn(
    _ number: Int, _ events: [String], _ grants: Grants, _ id: String?, _ turn: inout EventContext
  ) {
    let call =
      calls.removeValue(forKey: number)
      ?? CallState(id: number, kind: .signIn, number: number, session: session)
    do throws(SessionFault) {
      try begin(call, events, grants.numbered(call.number), id, &turn)
      turn.resume(number, .deliver)
    } catch {
      // Over the session of a quicker sign-in nobody is told to sign in.
      let isLate = !numbers.isTimely(signIn: call.number)
      let isSignedOut = isLate && numbers.hasSignedOut  //! slower-sign-in-cancelled
      turn.resume(number, .fail(isSignedOut ? .signedOut(because: nil) : .fault(error)))
    }
  }

  private mutating func begin(
    _ call: CallState, _ events: [String], _ grants: Grants, _ id: String?,
    _ turn: inout EventContext
  ) throws(SessionFault) {
    guard numbers.isTimely(signIn: call.number) else {  //! late-sign-in-refused
      revoke(grants.tokens, &turn)  //! late-sign-in-revoked
      throw .cancelled
    }
    _ = reread(&turn)
    let before = (record: record, base: base, isUnwritten: isUnwritten)
    guard record.begin(events, granting: grants, id: id) else {
      return try takeStep(call, events, grants, &turn)
    }
    do { try overwrite(&turn) } catch {
      // Tokens that were not stored are not used, here or at the server; the store is told again what it said.
      (record, base, isUnwritten) = (before.record, before.base, true)  //! unstored-sign-in-undone
      revoke(grants.tokens, &turn)  //! unstored-sign-in-revoked
      throw error
    }
    if isOvertaken(before.record) { revokeNewest(before.record, &turn) }
    let resting = flights[session]?.number
    ended = EndedSession(session: session, because: nil)
    numbers.adopt(signIn: call.number)
    if let resting { timer(resting, &turn) }
    show(before.record.holdsNoSession ? .signedIn : .replaced, &turn)  //! replaced-by-same-tokens
  }

  /// An answer that begins no session may bring a step of the sign-in.
  private mutating func takeStep(
    _ call: CallState, _ events: [String], _ grants: Grants, _ turn: inout EventContext
  ) throws(SessionFault) {
    if record.isHalf(events, granting: grants) { throw .unreadable }  //! half-sign-in-unreadable
    let step = record.step(of: grants, after: call.used)
    happen([], granting: step, .answered(call.endpoint), &turn)
    if record.isBehind(step) { throw .cancelled }  //! overtaken-step-cancelled
  }

  /// The session before gives way to another. One that the server gave the same token again is not over.
  private func isOvertaken(_ before: SessionRecord) -> Bool {
    !before.holdsNoSession  //! same-tokens-not-ended
      && Set(before.tokens.values.map(\.text)).isDisjoint(with: record.tokens.values.map(\.text))
  }

  /// Ends the tokens of a session that gives way to another.
  private mutating func revokeNewest(_ left: SessionRecord, _ turn: inout EventContext) {
    guard flights[session] != nil else { return revoke(left.tokens, &turn) }  //! renewal-revoked
    leaving[session] = Leaving(call: nil, record: left)
  }

  /// Ends tokens at the server, but for those that the session here holds too.
  func revoke(_ tokens: [String: HeldToken], _ turn: inout EventContext) {
    let own = record.tokens.values.map(\.text)
    //! own-tokens-not-revoked
    guard !tokens.isEmpty, Set(tokens.values.map(\.text)).isDisjoint(with: own) else { return }
    turn.add(.revoke(tokens))
  }

  /// A person signs out: here first, whatever comes, and then at the server.
  mutating func signsOut(_ number: Int, _ endpoint: String?, _ turn: inout EventContext) {
    _ = settle(expiring: false, &turn)
    _ = reread(&turn)
    var (left, session) = (record, session)
    close(by: endpoint, &turn) { left.happen([], granting: Grants(tokens: $0.tokens)) }
    calls[number]?.session = session
    guard let flight = flights[session] else { return turn.add(.leave(call: number, left)) }
    leaving[session] = Leaving(call: number, record: left)  //! sign-out-awaits-renewal
    if case .resting = flight.phase { timer(flight.number, &turn) }
    session = flight.session
  }

  /// The session is over here, and sign-ins under way are late.
  mutating func close(
    by event: String?, _ turn: inout EventContext, _ losing: (SessionContent) -> Void = { _ in }
  ) {
    ended = EndedSession(session: session, because: nil)
    numbers.signOut()
    record.close(by: event)
    isUnwritten = true
    try? overwrite(&turn, losing)
    show(.signedOut, &turn)
  }
}
