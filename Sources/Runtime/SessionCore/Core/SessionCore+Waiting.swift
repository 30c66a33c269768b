/// Waits for a renewal.
extension SessionCore {
  /// The server may be asked for a renewal now.
  func hasCalm(_ now: Double) -> Bool {
    renewals.failure(in: session, at: now) == nil && !renewals.isExhausted(in: session, at: now)
  }

  mutating func wantsRenewal(_ number: Int, _ turn: inout EventContext) {
    let session = session
    calls[number]?.session = session
    waitForRenewal(number, &turn)
  }

  /// The app was launched: once in a run that is an event. It renews once in a run too; where that fails, or
  /// the state has no place for it yet, it is asked for again.
  mutating func launches(_ number: Int, _ turn: inout EventContext) {
    if !hasLaunched { appEvent(Self.launch, &turn) }  //! one-launch
    let fault = settle(expiring: true, &turn)
    //! one-launch-renewal
    guard fault == nil, rules.renewal.atLaunch, launched != session, canRenew(rules.renewal.renews)
    else {
      let isHere = fault == nil && !record.holdsNoSession
      awaitsUnlock = isHere && rules.renewal.atLaunch && launched != session
      calls[number] = nil
      return turn.resume(number, .deliver)
    }
    let session = session
    calls[number]?.session = session
    waitForRenewal(number, &turn)
  }

  /// The renewal of the launch begins once the session is unlocked. Nobody waits for it.
  mutating func renewAfterUnlock(_ turn: inout EventContext) {
    //! launch-renewal-after-unlock
    guard awaitsUnlock, canRenew(rules.renewal.renews), hasCalm(turn.now) else { return }
    awaitsUnlock = false
    fly(waiting: nil, isOfLaunch: true, &turn)
  }

  /// The call goes on when the renewal of its session ends; the renewal begins if there is none.
  mutating func waitForRenewal(_ number: Int, _ turn: inout EventContext) {
    let now = turn.now
    if let flight = flights[session], !isOverdue(flight, &turn) {
      // The failure so far counts while a renewal rests: nobody waits for the end of a grace.
      if isQuiet(flight, now) { return ended(number, flight.number, false, &turn) }
      let session = session
      flights[session]?.waiters.append(number)
      return timer(flight.number, &turn)
    }
    if let flight = renewals.failure(in: session, at: now) {
      return ended(number, flight, false, &turn)
    }
    //! renewals-in-window
    if renewals.isExhausted(in: session, at: now) { return ended(number, nil, false, &turn) }
    fly(waiting: number, &turn)
  }

  /// Its grace has gone by while the process was suspended: it is over.
  private mutating func isOverdue(_ flight: Flight, _ turn: inout EventContext) -> Bool {
    guard case .resting = flight.phase, !isInGrace(flight, turn.now) else { return false }
    timer(flight.number, &turn)
    return flights[session] == nil
  }

  /// It rests, and a request now would be one too many.
  private func isQuiet(_ flight: Flight, _ now: Double) -> Bool {
    guard case .resting = flight.phase else { return false }
    return now - flight.lastSent < 1 || renewals.isExhausted(in: session, at: now)  //! once-resting
  }

  /// The renewal that a call waited for is over.
  ///
  /// - Parameter flight: nil if none was made, because too many were.
  mutating func ended(_ number: Int, _ flight: Int?, _ succeeded: Bool, _ turn: inout EventContext)
  {
    guard var call = calls[number] else { return }
    if call.kind == .renewal || call.kind == .launch {
      calls[number] = nil
      if succeeded, call.kind == .launch { launched = call.session }
      if succeeded, let flight { return turn.resume(number, .renewed(flight: flight)) }
      return turn.resume(number, .fail(failure(of: flight)))
    }
    call.stays = call.session
    if succeeded {
      call.freshness = .any
      call.isRenewed = true
    } else {
      // A renewal that came to nothing does no harm as long as the old token is not over.
      let isRefused = call.used.keys.contains { record.isRefused($0, by: call.endpoint) }
      guard !isRefused else {
        calls[number] = nil
        return turn.resume(number, .fail(failure(of: flight)))
      }
      call.freshness = .alive
      call.isRenewed = true
      call.failure = failure(of: flight)
    }
    calls[number] = call
    turn.resume(number, .prepare)
  }

  private func failure(of flight: Int?) -> SessionFailure {
    flight.map { .renewal(flight: $0) } ?? .fault(.renewalDoesNotHelp)
  }

  mutating func cancelled(_ number: Int, _ turn: inout EventContext) {
    // A call that waits for nothing has its verdict, or its request is on the way.
    //! cancelled-while-waiting
    guard let flight = flights.values.first(where: { $0.waiters.contains(number) }) else { return }
    flights[flight.session]?.waiters.removeAll { $0 == number }
    calls[number] = nil
    turn.resume(number, .fail(.fault(.cancelled)))
  }
}
