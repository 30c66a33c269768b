extension SessionCore {
  mutating func look(_ turn: inout EventContext) {
    turn.mayWrite = false
    _ = settle(expiring: true, &turn)
  }

  /// Reads the store if that was not done, lets end what is over, and writes what is not written.
  ///
  /// - Returns: why no token may be used; nil if they may.
  mutating func settle(expiring: Bool, _ turn: inout EventContext) -> SessionFault? {
    do throws(SessionFault) {
      try load(&turn)
      if expiring { expire(&turn) }
      try write(&turn)
      fault = nil
    } catch {
      fault = error
    }
    return fault
  }

  private mutating func load(_ turn: inout EventContext) throws(SessionFault) {
    guard record.state == .unknown else { return }
    let content = try turn.store.read()
    base = .content(content)
    let restored = SessionRecord(rules, restoring: content, at: turn.now)
    let unknown = record
    record = restored ?? .signedOut(rules)
    isUnwritten = restored == nil
    let loaded = record  //! lock-before-show
    record.goOn(from: unknown)
    follow(loaded, .restored, &turn)  //! lock-before-store
  }

  /// The end of a life is known from the store as well: it is not written.
  mutating func expire(_ turn: inout EventContext) {
    let before = record
    guard record.expire(at: turn.now) else { return }
    follow(before, .expired, writes: record.stored.isEmpty, &turn)  //! expiry-never-writes
  }

  /// - Throws: if the store could not be written, and the record stays unwritten.
  mutating func write(_ turn: inout EventContext) throws(SessionFault) {
    guard isUnwritten, turn.mayWrite else { return }
    let stored = record.stored
    guard try attempt(stored.tokens.isEmpty ? nil : stored, over: base, &turn) else {
      return adopt(try turn.store.read(), &turn)
    }  //! store-wins
    base = .content(stored.tokens.isEmpty ? nil : stored)
    isUnwritten = false
  }

  /// A write that fails may leave anything in the store: the next one goes over it. One that found the store locked
  /// left it as it was, and another process may have written since.
  private mutating func attempt(
    _ content: SessionContent?, over expected: ExpectedContent, _ turn: inout EventContext
  ) throws(SessionFault) -> Bool {
    do throws(SessionFault) { return try turn.store.write(content, over: expected) } catch {
      base = error == .storeBusy ? base : .anything  //! busy-write-compares
      throw .storeUnwritable
    }
  }

  /// Writes over whatever another process may have written meanwhile.
  ///
  /// - Parameter before: is given each content that is lost by it.
  mutating func overwrite(
    _ turn: inout EventContext, _ losing: (SessionContent) -> Void = { _ in }
  ) throws(SessionFault) {
    let stored = record.stored
    let content = stored.tokens.isEmpty ? nil : stored
    isUnwritten = true
    var tries = 0
    while try !attempt(content, over: tries < 2 ? base : .anything, &turn) {
      let other = try? turn.store.read()
      if let other { losing(other) }
      base = .content(other)
      // A store that never gives back what it was given is written over whatever it holds.
      tries += 1
    }
    base = .content(content)
    isUnwritten = false
  }

  /// Reads the store again, and takes over what another process has written.
  ///
  /// - Returns: why it could not be read.
  mutating func reread(_ turn: inout EventContext) -> SessionFault? {
    guard record.state != .unknown, !isUnwritten else { return nil }
    do throws(SessionFault) {
      let content = try turn.store.read()
      if !base.isMet(by: content) { adopt(content, &turn) }  //! reread-before-renewal
      return nil
    } catch {
      return error
    }
  }

  /// The record becomes what another process has written.
  private mutating func adopt(_ content: SessionContent?, _ turn: inout EventContext) {
    let before = record
    var isOver = false
    base = .content(content)
    isUnwritten = false
    if let content, isSameSession(content) {
      let grants = Grants(tokens: rules.current(content).tokens, values: content.values)
      record.happen(renewalEndpoint.map { [$0] } ?? [], granting: grants)
    } else {
      //! other-session-adopted
      record = SessionRecord(rules, restoring: content, at: turn.now) ?? .signedOut(rules)
      record.goOn(from: before)
      if rules.next(from: record.state, [Self.launch]) == before.state {  //! adopted-lock-stays
        record.happen([Self.launch])
      }
      isOver = true
    }
    _ = record.expire(at: turn.now)
    if isOver || record.holdsNoSession, !before.holdsNoSession {
      ended = EndedSession(session: session, because: nil)
    }
    if isOver || record.holdsNoSession { numbers.endSession() }
    show(.elsewhere, &turn)
  }

  /// The store holds a later form of the session that is here.
  private func isSameSession(_ content: SessionContent) -> Bool {
    guard !record.holdsNoSession, !content.tokens.isEmpty else { return false }
    // A session of an older version, or in a store that keeps no id, is known by its values.
    if let id = content.id { return id == record.id }  //! session-known-by-id
    return content.values == record.values
  }

  mutating func rewrite(_ turn: inout EventContext) {
    isUnwritten = true
    try? write(&turn)
  }

  mutating func writes(_ call: Int, _ turn: inout EventContext) {
    calls[call] = nil
    do { try write(&turn) } catch { return turn.resume(call, .fail(.fault(error))) }
    turn.resume(call, .deliver)
  }
}

/// The consequences of a change of the record.
extension SessionCore {
  /// Something happened to the session. While it is unknown nothing can, but a sign-in may be under way.
  mutating func happen(
    _ events: [String], granting grants: Grants = .none, _ cause: ChangeCause,
    _ turn: inout EventContext
  ) {
    guard record.state != .unknown else { return record.wait([], granting: grants) }  //! early-step
    let before = record
    let hasMoved = record.happen(events, granting: grants)
    if hasMoved || !grants.isEmpty { follow(before, cause, &turn) }
  }

  /// The record has changed: the store, the session's number and those who watch come after it.
  mutating func follow(
    _ before: SessionRecord, _ cause: ChangeCause, writes: Bool = true,
    _ turn: inout EventContext
  ) {
    if writes { isUnwritten = isUnwritten || before.stored != record.stored }
    let after = record
    if case .answered = cause, record.holdsNoSession, writes { rebase(onto: before, &turn) }
    // If this fails, nobody gets a token before it has succeeded.
    try? write(&turn)
    // The content of another process has its own follow-up.
    guard record.stored == after.stored else { return }
    if record.holdsNoSession, !before.holdsNoSession {
      ended = EndedSession(session: session, because: cause.refusal)
      numbers.endSession()
    }
    show(cause, &turn)
  }

  /// The server has ended this session. What another process has stored of it meanwhile is over as well.
  private mutating func rebase(onto ended: SessionRecord, _ turn: inout EventContext) {
    guard let content = try? turn.store.read(), let id = content.id else { return }
    if id == ended.id { base = .content(content) }  //! answered-end-over-renewal
  }

  func show(_ cause: ChangeCause, _ turn: inout EventContext) {
    turn.add(.show(record.state, values: record.values, cause))
  }

  /// Why a call of that session cannot go on.
  package func signedOut(_ session: Int) -> SessionFailure {
    .signedOut(because: ended?.session == session ? ended?.because : nil)
  }

  mutating func appEvent(_ name: String, _ turn: inout EventContext) {
    if name == Self.launch { hasLaunched = true }
    _ = settle(expiring: true, &turn)
    if record.state == .unknown { return record.wait([name]) }  //! early-event-waits
    happen([name], .app(name), &turn)
    renewAfterUnlock(&turn)
  }

  //! page-sign-out-before-load
  /// A callback without tokens can move the session too: the one in which the page was opened, not a
  /// later one. Where it ends sessions it is a sign-out, whatever is known of the session here, and though it
  /// ended by itself meanwhile: it may still be stored.
  mutating func callback(_ event: String, in session: Int, _ turn: inout EventContext) {
    _ = settle(expiring: false, &turn)  //! expired-page-session-cleared
    guard session == self.session || record.holdsNoSession else { return }  //! page-own-end
    //! empty-callback-moves-nothing
    guard record.ends(by: event) else { return happen([event], .answered(event), &turn) }
    close(by: event, &turn)
  }
}
