import Foundation

extension AuthSession {
  /// The call, after a renewal if the tokens at hand do not do.
  func ready<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Prepared<Answer, Refusal> {
    switch prepare(build, .lasting) {
    case .success(let prepared): return prepared
    case .failure(.missing(let name)) where canRenew([name]):
      return try await readyAfterRenewal(build)
    case .failure(let obstacle): throw obstacle.failure(Refusal.self)
    }
  }

  /// A renewal that came to nothing does no harm as long as the old token is not over.
  private func readyAfterRenewal<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Prepared<Answer, Refusal> {
    let session = session
    do {
      return try await renewed(build)
    } catch {
      guard session == self.session, case .success(var prepared) = prepare(build, .alive)
      else { throw error }
      prepared.isRenewed = true
      return prepared
    }
  }

  /// The call once more, if its answer asks for that and it can be granted.
  func again<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>,
    after reply: Prepared<Answer, Refusal>.Reply, to first: Prepared<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Prepared<Answer, Refusal>? {
    guard case .failure(let failure) = reply, failure.blamesToken, first.session == session
    else { return nil }
    if isReplaced(first.used) { return try repeated(build) }
    guard failure.asksToRenew, !first.isRenewed, canRenew(Array(first.used.keys)) else {
      return nil
    }
    if case .refused(let refusal) = failure { announce(refusal.rule, of: first) }
    guard first.session == session else { return nil }
    shared.record.refuse(first.used)
    return try await renewed(build)
  }

  private func announce<Answer, Refusal>(
    _ rule: RefusalRule, of first: Prepared<Answer, Refusal>
  ) {
    happen(
      SessionEvents.refused(first.call.name, rule, ofSession: true, isFinal: false), because: rule)
  }

  /// A renewal can bring one of these tokens.
  func canRenew(_ tokens: [String]) -> Bool {
    let renewal = Contract.renewal
    // guard: configured-renewal-known
    guard let spent = renewal.spends, record.tokens[spent] != nil,
      tokens.contains(where: renewal.renews.contains),
      let endpoint = try? renewing(record.held(.any, at: now)).name
    else { return false }
    return record.hasPlace(for: renewal.renews, from: endpoint)
  }

  private func renewed<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Prepared<Answer, Refusal> {
    try await waitForRenewal(Refusal.self)
    return try repeated(build)
  }

  /// - Throws: if it came to nothing, or another session has begun meanwhile.
  func waitForRenewal<Refusal>(_ type: Refusal.Type) async throws(CallFailure<Refusal>) {
    let session = session
    guard let outcome = await renewal(of: session) else { throw .fault(.cancelled) }
    if let failure = outcome.failure(Refusal.self) { throw failure }
    guard session == self.session else { throw signedOut(session, Refusal.self) }
  }

  /// With whatever is held now: it is newer than what the call was made from.
  private func repeated<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) throws(CallFailure<Refusal>) -> Prepared<Answer, Refusal> {
    switch prepare(build, .any) {
    case .success(var prepared):
      prepared.isRenewed = true
      return prepared
    case .failure(let obstacle): throw obstacle.failure(Refusal.self)
    }
  }
}
