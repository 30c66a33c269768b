/// The one renewal of a session that is under way. Its work goes on if every waiter is cancelled.
extension SessionCore {
  mutating func fly(waiting number: Int?, isOfLaunch: Bool = false, _ turn: inout EventContext) {
    guard flights[session] == nil else {  //! single-flight-renewal
      if isOfLaunch { flights[session]?.isOfLaunch = true }
      return
    }
    var flight = Flight(
      number: numbers.next(), session: session, waiters: [number].compactMap { $0 })
    flight.isOfLaunch = isOfLaunch
    flights[session] = flight
    turn.add(.renewalBegan)
    turn.add(.lease(flight: flight.number, within: leaseWait))
  }

  mutating func leased(_ number: Int, _ turn: inout EventContext) {
    guard let flight = flight(number), flight.phase == .leasing else { return }
    guard flight.session == session else { return gone(flight, nil, &turn) }
    if let fault = settle(expiring: true, &turn) ?? reread(&turn) {
      return land(flight, .failed(.fault(fault)), &turn)
    }
    guard flight.session == session else { return gone(flight, nil, &turn) }
    //! renewal-taken-over
    if isRenewedElsewhere(flight, turn.now) { return land(flight, .takenOver, &turn) }
    request(flight, &turn)
  }

  /// Another process has brought tokens that last, and nobody waits for an answer of the server.
  private func isRenewedElsewhere(_ flight: Flight, _ now: Double) -> Bool {
    let lasting = record.held(.lasting, at: now)
    let brought = rules.renewal.renews.filter { rules.token($0)?.place == .store }
    return !brought.isEmpty && brought.allSatisfy { lasting[$0] != nil }
      && !flight.waiters.contains { [.renewal, .launch].contains(calls[$0]?.kind) }
  }

  private mutating func request(_ flight: Flight, _ turn: inout EventContext) {
    // A state that has no place for what it brings, like one that waits for a person's thumb.
    guard let endpoint = renewalEndpoint, !record.holdsNoSession else {
      return land(flight, .failed(.signedOut(because: nil)), &turn)
    }
    guard record.hasPlace(for: rules.renewal.renews, from: endpoint) else {
      return land(flight, .failed(.fault(.locked)), &turn)
    }  //! renewal-respects-lock
    var flight = flight
    flight.phase = .sending
    flight.sends += 1
    flight.lastSent = turn.now
    flights[flight.session] = flight
    renewals.sends(in: flight.session, at: turn.now)
    let tokens = flight.call?.used ?? record.held(.alive, at: turn.now)
    turn.add(.renew(flight: flight.number, tokens: tokens, within: deadline))
  }

  /// Seconds that one request may take, so that a second one still comes within the grace.
  private var deadline: Double {
    let grace = rules.grace
    return grace > 0 ? min(10, grace / 3) : 10  //! renewal-deadline
  }

  /// Seconds to wait for the renewal of another process. Without a grace only its end makes a second one safe.
  private var leaseWait: Double { rules.grace > 0 ? deadline : deadline + 2 }

  mutating func renewalSent(
    _ number: Int, _ endpoint: String, _ used: [String: TokenText], _ turn: inout EventContext
  ) {
    guard var flight = flight(number) else { return }
    if flight.call == nil {
      var call = CallState(
        id: number, kind: .renewal, number: numbers.next(), session: flight.session)
      call.endpoint = endpoint
      call.used = used
      flight.call = call
      flight.firstSent = turn.now
    }
    flights[flight.session] = flight
  }

  mutating func renewalUnsent(_ number: Int, _ fault: SessionFault?, _ turn: inout EventContext) {
    guard let flight = flight(number) else { return }
    let failure = fault.map(SessionFailure.fault) ?? .signedOut(because: nil)
    land(flight, .failed(failure), &turn)
  }

  /// A lost answer is asked for again while the server still gives the same successor: later it would take
  /// the old token for a stolen one. Whoever waits does so for the second answer, and no longer.
  mutating func renewalAnswered(_ number: Int, _ result: CallResult, _ turn: inout EventContext) {
    guard let flight = flight(number), let call = flight.call else { return }
    guard flight.session == session else { return gone(flight, result, &turn) }  //! own-renewal
    if result.leavesDoubt, let pause = pauseInGrace(flight, turn.now) {  //! no-retry-after-sign-out
      return rest(flight, pause, &turn)
    }
    if !result.isSuccess, isSpentElsewhere(call, &turn) {  //! reread-after-refusal
      guard flight.session == session else { return gone(flight, nil, &turn) }
      return takeOver(flight, &turn)
    }
    guard flight.session == session else { return gone(flight, result, &turn) }
    arrived(flight, call, result, &turn)
  }

  /// Seconds before each repeat: with the first request five in all.
  private static let pauses: [Double] = [0, 1, 4, 12]

  private func pauseInGrace(_ flight: Flight, _ now: Double) -> Double? {
    guard flight.sends <= Self.pauses.count else { return nil }
    //! repeat-in-window
    let pause = max(Self.pauses[flight.sends - 1], renewals.wait(in: session, at: now))
    return isInGrace(flight, now + pause) ? pause : nil
  }

  func isInGrace(_ flight: Flight, _ now: Double) -> Bool {
    guard let sent = flight.firstSent, now >= sent else { return false }
    return now - sent < rules.grace  //! retry-within-grace
  }

  private mutating func rest(_ flight: Flight, _ pause: Double, _ turn: inout EventContext) {
    if pause == 0 { return request(flight, &turn) }
    var flight = flight
    let waiters = flight.waiters
    flight.waiters = []
    flight.phase = .resting(until: turn.now + pause)
    flights[flight.session] = flight
    turn.add(.wake(flight: flight.number, after: pause))
    for waiter in waiters { ended(waiter, flight.number, false, &turn) }
  }

  /// An alarm of an earlier rest is none of this one's. It may ring a little early.
  mutating func alarm(_ number: Int, _ turn: inout EventContext) {
    guard case .resting(let until) = flight(number)?.phase, until - 0.25 <= turn.now else { return }
    timer(number, &turn)
  }

  mutating func timer(_ number: Int, _ turn: inout EventContext) {
    guard let flight = flight(number), case .resting = flight.phase else { return }
    guard flight.session == session else { return gone(flight, nil, &turn) }
    isInGrace(flight, turn.now) ? request(flight, &turn) : land(flight, .asAnswered, &turn)
  }

  /// The store holds another token than the one that was refused: another process renewed.
  private mutating func isSpentElsewhere(_ call: CallState, _ turn: inout EventContext) -> Bool {
    _ = reread(&turn)
    return record.isReplaced(call.used) || call.session != session
  }

  /// Goes on with the tokens of another process.
  private mutating func takeOver(_ flight: Flight, _ turn: inout EventContext) {
    var flight = flight
    (flight.call, flight.firstSent) = (nil, nil)
    if isRenewedElsewhere(flight, turn.now) { return land(flight, .takenOver, &turn) }
    guard !renewals.isExhausted(in: session, at: turn.now) else {  //! take-over-in-window
      return land(flight, .failed(.fault(.renewalDoesNotHelp)), &turn)
    }
    request(flight, &turn)
  }

  private mutating func arrived(
    _ flight: Flight, _ call: CallState, _ result: CallResult, _ turn: inout EventContext
  ) {
    let verdict = conclude(call, result, isRenewal: true, &turn)
    if case .fail(let failure) = verdict { return land(flight, .failed(failure), &turn) }
    guard result.isSuccess else {
      // An end by an undeclared refusal is told as an end.
      let isOver = flight.session != session && result.isUndeclared
      let end = isOver ? FlightEnd.failed(.signedOut(because: nil)) : .asAnswered
      return land(flight, end, answer: result, &turn)
    }
    if isUnwritten { return land(flight, .failed(.fault(.storeUnwritable)), &turn) }
    guard flight.session == session else { return gone(flight, result, &turn) }
    // A refresh token alone is kept, for the old one is spent.
    let isRenewed = record.isRenewed(by: result.grants)  //! renewal-brings-successor
    land(flight, isRenewed ? .succeeded : .failed(.fault(.unreadable)), &turn)
  }

  /// The session of this renewal is over: its tokens may only be ended at the server.
  private mutating func gone(_ flight: Flight, _ result: CallResult?, _ turn: inout EventContext) {
    let late = result?.isSuccess == true ? result?.grants.tokens ?? [:] : [:]
    land(flight, .failed(signedOut(flight.session)), late: late, &turn)
  }

  private mutating func land(
    _ flight: Flight, _ end: FlightEnd, answer result: CallResult? = nil,
    late: [String: HeldToken] = [:], _ turn: inout EventContext
  ) {
    let waiters = flights.removeValue(forKey: flight.session)?.waiters ?? []
    turn.add(.landed(flight: flight.number, end))
    // A store or a lock that keeps a renewal from being sent spares the server by itself.
    if end.succeeded {  //! unsent-renewal-no-pause
      renewals.succeeded(in: flight.session)
      if flight.isOfLaunch { launched = flight.session }
    } else if flight.session == session, flight.sends > 0 {
      renewals.failed(
        in: session, flight: flight.number, wish: result?.waitsUntil, at: turn.now)
    }
    if flight.isOfLaunch, !end.succeeded, flight.session == session { awaitsUnlock = true }
    bringToLeaving(flight.session, late, &turn)
    for waiter in waiters { ended(waiter, flight.number, end.succeeded, &turn) }
  }

  /// A sign-out under way ends the newest tokens; without one, they are ended here.
  private mutating func bringToLeaving(
    _ session: Int, _ late: [String: HeldToken], _ turn: inout EventContext
  ) {
    guard var leaving = leaving.removeValue(forKey: session) else {
      return revoke(late, &turn)
    }
    leaving.record.happen([], granting: Grants(tokens: late))
    if let call = leaving.call {
      turn.add(.leave(call: call, leaving.record))
    } else {
      revoke(leaving.record.tokens, &turn)
    }
  }

  package func isUnderWay(flight number: Int) -> Bool { flight(number) != nil }

  private func flight(_ number: Int) -> Flight? { flights.values.first { $0.number == number } }
}
