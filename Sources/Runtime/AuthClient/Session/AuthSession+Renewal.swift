import Foundation

extension AuthSession {
  /// Renews now, or waits for the renewal that is under way.
  public func renew() async throws(CallFailure<Contract.RenewalRefusal>) -> Contract.Renewed {
    guard let outcome = await renewal(of: session) else { throw .fault(.cancelled) }
    return try outcome.result.get()
  }

  // guard: renewal-pause
  /// The one renewal of this session that is under way; it begins if there is none. Its work goes
  /// on if this waiter, or every waiter, is cancelled.
  ///
  /// - Returns: nil if the waiter was cancelled.
  func renewal(of session: Int) async -> RenewalOutcome<Contract>? {
    if let pause = shared.pause, pause.session == session, pause.until > now {
      return pause.outcome
    }
    // guard: single-flight-renewal
    if shared.flights[session] == nil {
      shared.flights[session] = [:]
      wire.observers.tell(.renewalBegan)
      wire.spawner.start { await self.land(session, await self.fly(session)) }
    }
    return await landing(of: session)
  }

  /// Waits for a renewal that is under way.
  func landing(of session: Int) async -> RenewalOutcome<Contract>? {
    shared.lastWaiter += 1
    let number = shared.lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { shared.flights[session]?[number] = $0 }
    } onCancel: {
      wire.spawner.start { await self.leave(session, number) }
    }
  }

  private func leave(_ session: Int, _ number: Int) {
    shared.flights[session]?.removeValue(forKey: number)?.resume(returning: nil)
  }

  private func land(_ session: Int, _ outcome: RenewalOutcome<Contract>) {
    let waiters = shared.flights.removeValue(forKey: session) ?? [:]
    wire.observers.tell(.renewalEnded(succeeded: outcome.succeeded))
    rest(session, outcome)
    // A sign-out under way ends the newest tokens; without one, they are ended here.
    if shared.leaving[session] != nil {
      shared.leaving[session] = outcome.late
    } else {
      revoke(outcome.late)
    }
    for waiter in waiters.values { waiter.resume(returning: outcome) }
  }

  /// A server that asks to wait is not asked by each call anew; but what it said may be an instant of a
  /// clock that is not this device's, or no sense, and so no more than a quarter of an hour is believed.
  private func rest(_ session: Int, _ outcome: RenewalOutcome<Contract>) {
    guard case .failure(let failure) = outcome.result,
      case .wait(let until?) = failure.recovery
    else { return }
    // guard: pause-respected, pause-limit
    shared.pause = (session, min(shared.time.instant(until), now + 900), outcome)
  }

  func fly(_ session: Int) async -> RenewalOutcome<Contract> {
    guard session == self.session else { return gone(session) }
    switch prepare(renewing, .alive) {
    case .failure(let obstacle):
      return RenewalOutcome(result: .failure(obstacle.failure(Contract.RenewalRefusal.self)))
    case .success(var prepared):
      // A state that has no place for what it brings, like one that waits for a person's thumb.
      // guard: renewal-respects-lock
      guard record.hasPlace(for: Contract.renewal.renews, from: prepared.call.name) else {
        return RenewalOutcome(result: .failure(.signedOut(because: nil)))
      }
      prepared.isRenewal = true
      return arrived(prepared, await answer(to: prepared))
    }
  }

  /// A lost answer is asked for again, once, while the server still gives the same successor: later
  /// it would take the old token for a stolen one.
  private func answer(
    to prepared: Prepared<Contract.Renewed, Contract.RenewalRefusal>
  ) async -> Prepared<Contract.Renewed, Contract.RenewalRefusal>.Reply {
    let reply = await wire.send(prepared)
    // guard: no-retry-after-sign-out
    guard case .failure(let failure) = reply, failure.leavesDoubt, isInGrace(prepared.sent),
      prepared.session == session
    else { return reply }
    return await wire.send(prepared)
  }

  private func isInGrace(_ sent: Date) -> Bool {
    let grace = Contract.renewal.spends.flatMap(Contract.rule)?.grace ?? 0
    let elapsed = now.timeIntervalSince(sent)
    // guard: retry-within-grace
    return elapsed >= 0 && elapsed < grace
  }

  private func arrived(
    _ prepared: Prepared<Contract.Renewed, Contract.RenewalRefusal>,
    _ reply: Prepared<Contract.Renewed, Contract.RenewalRefusal>.Reply
  ) -> RenewalOutcome<Contract> {
    // guard: renewal-of-own-session
    guard prepared.session == session else {
      let answer = try? reply.get()
      return gone(prepared.session, answer.map { grants(of: $0, sent: prepared.sent).tokens })
    }
    let result = conclude(prepared, reply)
    guard case .success(let answer) = result else { return RenewalOutcome(result: result) }
    if shared.isUnwritten { return RenewalOutcome(result: .failure(.fault(.storeUnwritable))) }
    // A refresh token alone is kept, for the old one is spent.
    let isRenewed = record.isRenewed(by: grants(of: answer, sent: prepared.sent))
    // guard: renewal-brings-successor
    return RenewalOutcome(result: isRenewed ? result : .failure(.fault(.unreadable)))
  }

  private func gone(
    _ session: Int, _ granted: [String: StoredToken]? = nil
  ) -> RenewalOutcome<Contract> {
    RenewalOutcome(
      result: .failure(signedOut(session, Contract.RenewalRefusal.self)), late: granted ?? [:])
  }
}
