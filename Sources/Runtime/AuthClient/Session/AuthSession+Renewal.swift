import Foundation

extension AuthSession {
  /// Renews now, or waits for the renewal that is under way.
  public func renew() async throws(CallFailure<Contract.RenewalRefusal>) -> Contract.Renewed {
    guard let outcome = await renewal(of: generations.session) else { throw .fault(.cancelled) }
    return try outcome.result.get()
  }

  /// The one renewal of this session that is under way; it begins if there is none. Its work goes
  /// on if this waiter, or every waiter, is cancelled.
  ///
  /// - Returns: nil if the waiter was cancelled.
  func renewal(of session: Int) async -> RenewalOutcome<Contract>? {
    if flights[session] == nil {
      flights[session] = [:]
      Task { self.land(session, await self.fly(session)) }
    }
    return await landing(of: session)
  }

  /// Waits for a renewal that is under way.
  func landing(of session: Int) async -> RenewalOutcome<Contract>? {
    lastWaiter += 1
    let number = lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { flights[session]?[number] = $0 }
    } onCancel: {
      Task { await self.leave(session, number) }
    }
  }

  private func leave(_ session: Int, _ number: Int) {
    flights[session]?.removeValue(forKey: number)?.resume(returning: nil)
  }

  private func land(_ session: Int, _ outcome: RenewalOutcome<Contract>) {
    let waiters = flights.removeValue(forKey: session) ?? [:]
    for waiter in waiters.values { waiter.resume(returning: outcome) }
  }

  func fly(_ session: Int) async -> RenewalOutcome<Contract> {
    guard session == generations.session else { return gone(session) }
    switch prepare(renewing, .alive) {
    case .failure(let obstacle):
      return RenewalOutcome(result: .failure(obstacle.failure(Contract.RenewalRefusal.self)))
    case .success(var prepared):
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
    guard case .failure(let failure) = reply, failure.leavesDoubt, isInGrace(prepared.sent),
      prepared.session == generations.session
    else { return reply }
    return await wire.send(prepared)
  }

  private func isInGrace(_ sent: Date) -> Bool {
    let grace = Contract.renewal.spends.flatMap(Contract.rule)?.grace ?? 0
    let elapsed = wire.clock.now.timeIntervalSince(sent)
    return elapsed >= 0 && elapsed < grace
  }

  private func arrived(
    _ prepared: Prepared<Contract.Renewed, Contract.RenewalRefusal>,
    _ reply: Prepared<Contract.Renewed, Contract.RenewalRefusal>.Reply
  ) -> RenewalOutcome<Contract> {
    guard prepared.session == generations.session else {
      let answer = try? reply.get()
      return gone(prepared.session, granted: answer.map { granted(by: $0, sent: prepared.sent) })
    }
    let result = conclude(prepared, reply)
    if case .success = result, isUnwritten {
      return RenewalOutcome(result: .failure(.fault(.storeUnwritable)))
    }
    return RenewalOutcome(result: result)
  }

  private func gone(
    _ session: Int, granted: [String: StoredToken]? = nil
  ) -> RenewalOutcome<Contract> {
    RenewalOutcome(
      result: .failure(signedOut(session, Contract.RenewalRefusal.self)), late: granted ?? [:])
  }
}
