import Foundation
import SessionCore

extension AuthSession {
  /// Refreshes the tokens now, or waits for the refresh in progress.
  ///
  /// You rarely need it: every call refreshes when it has to.
  public func renew() async throws(CallFailure<Contract.RenewalRefusal>) -> Contract.Renewed {
    let call = shared.core.newCall(.renewal)
    let decision = await decide(call, .wantsRenewal(call: call))
    if let outcome = decision.outcome { return try outcome.result.get() }
    guard case .fail(let reason) = decision.verdict else { throw .fault(.cancelled) }
    throw failure(reason, nil, Contract.RenewalRefusal.self)
  }

  /// Waits for the other processes that renew, and no longer than so many seconds.
  func lease(_ flight: Int, within seconds: Double) async {
    let lease = ExpiringHold(wire.background)
    do { lease.keep(try await shared.storage.lease(within: seconds)) } catch {
      return tell(.renewalUnsent(flight: flight, error))  //! unstorable-renewal-unsent
    }
    shared.leases[flight] = lease
    tell(.leased(flight: flight))
    if !shared.core.isUnderWay(flight: flight) { shared.leases[flight] = nil }
  }

  /// Makes and sends the call that renews. It is over at its deadline, whatever the transport does.
  func renew(_ flight: Int, _ tokens: [String: TokenText], within seconds: Double) async {
    var (fetched, replaced): (Set<String>, Set<String>) = ([], [])
    await renew(flight, tokens, within: seconds, &fetched, &replaced)
  }

  /// - Parameters:
  ///   - fetched: the tokens beside the session that were fetched because this renewal lacked them.
  ///   - replaced: those that were fetched instead of refused ones.
  private func renew(
    _ flight: Int, _ tokens: [String: TokenText], within seconds: Double,
    _ fetched: inout Set<String>, _ replaced: inout Set<String>
  ) async {
    switch prepare(renewing, tokens) {
    case .failure(.missing(let token)):
      let ended = shared.core.record.tokens[token]?.text
      if let more = await renewable(tokens, newFetch(of: token, &fetched), insteadOf: ended) {
        return await renew(flight, more, within: seconds, &fetched, &replaced)
      }  //! renewal-fetches-value
      tell(.renewalUnsent(flight: flight, nil))
    case .failure(.fault(let fault)): tell(.renewalUnsent(flight: flight, SessionFault(fault)))
    case .success(let prepared):
      // Another process may have renewed since this one was suspended: its token would count as stolen.
      guard shared.leases[flight]?.hasLost != true else {  //! suspended-renewal-unsent
        return tell(.renewalUnsent(flight: flight, .storeUnwritable))
      }
      tell(.renewalSent(flight: flight, endpoint: prepared.call.name, used: prepared.used))
      let reply = await wire.send(prepared, within: seconds)
      let fetch = newFetch(of: CallFailure.tokenToFetch(reply), &replaced)
      let used = fetch.flatMap { prepared.carried[$0.token] }
      if let more = await renewable(tokens, fetch, insteadOf: used) {
        return await renew(flight, more, within: seconds, &fetched, &replaced)
      }
      shared.keep(RenewalOutcome(result: reply), of: flight)
      heard(reply)
      tell(.renewalAnswered(flight: flight, renewalResult(reply, sent: prepared.sent)))
    }
  }

  /// The tokens of a renewal with one that is fetched anew; nil where that fails.
  private func renewable(
    _ tokens: [String: TokenText], _ fetch: TokenFetch<Contract>?, insteadOf used: TokenText?
  ) async -> [String: TokenText]? {
    guard let fetch, await self.fetch(fetch, insteadOf: used, []) == nil,
      let text = shared.core.record.tokens[fetch.token]?.text
    else { return nil }
    return tokens.merging([fetch.token: text]) { $1 }
  }

  /// A renewal that is refused as RFC 6749 says it ends the session, though the contract does not declare it.
  private func renewalResult(
    _ reply: Prepared<Contract.Renewed, Contract.RenewalRefusal>.Reply, sent: Date
  ) -> CallResult {
    if case .failure(.undeclared(let refusal)) = reply, refusal.isInvalidGrant {
      return CallResult(.undeclared(status: 401, until: nil))
    }
    return shared.result(of: reply, sent: sent)
  }

  func landed(_ flight: Int, _ end: FlightEnd) {
    shared.leases[flight] = nil  //! lease-released
    if case .failed(let reason) = end {
      let failure = failure(reason, nil, Contract.RenewalRefusal.self)
      shared.keep(RenewalOutcome(result: .failure(failure)), of: flight)
    }
    shared.observers.tell(.renewalEnded(succeeded: end.succeeded))
  }
}

extension UndeclaredRefusal {
  /// `{"error": "invalid_grant"}` under 400.
  fileprivate var isInvalidGrant: Bool {
    guard status == 400, rule == nil else { return false }
    let json = try? JSONDecoder().decode(JSONValue.self, from: body)
    return json?.values(at: ["error"]).first?.text == "invalid_grant"
  }
}
