import Foundation

extension AuthSession {
  /// Ends the session: here first, whatever comes, and then at the server. Where there is no
  /// session or no token to name it by, it is done without a word to the server. Once begun, it is
  /// done to the end, even if the caller is cancelled.
  ///
  /// - Throws: `.storeUnwritable` if the store could not be cleared, or else why the server could not be
  ///   told. The session is over all the same.
  public func end<Answer, Refusal>(
    _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) {
    _ = settle(expiring: false)
    let (left, session) = (record, session)
    // guard: late-token-own-session
    if namesWhatLasts(build) { shared.farewell = Revocation<Contract>(build) }
    close(by: try? build(left.held(.any, at: now)).name)
    // guard: sign-out-awaits-renewal
    if shared.flights[session] != nil { shared.leaving[session] = [:] }
    // guard: sign-out-uncancelled
    let result = await withCheckedContinuation { done in
      wire.spawner.start {
        done.resume(returning: await self.takeLeave(left, session, build))
      }
    }
    // A session still in the store is worse than one still at the server, so the store is tried again first.
    // guard: store-fault-first
    do { try write() } catch { throw .fault(error) }
    try result.get()
  }

  /// A sign-out that is told another token than the one that renews may end every session of the person: a
  /// person may ask for that, and nobody else. The tokens are made up, for there may be none; nothing is sent.
  private func namesWhatLasts<Answer, Refusal>(
    _ build: (HeldTokens) throws -> Call<Answer, Refusal>
  ) -> Bool {
    guard let spent = Contract.renewal.spends else { return true }
    // guard: sign-out-made-up-tokens
    let tokens = HeldTokens(
      Dictionary(Contract.tokens.map { ($0.name, Secret("-")) }) { first, _ in first })
    let needed = (try? build(tokens))?.needs ?? []
    return needed.contains(spent) || tokens.taken[spent] != nil
  }

  /// A person signed out: the session is over here, and sign-ins under way are late.
  func close(by event: String?) {
    shared.ended = (session, nil)
    shared.generations.signOut()
    shared.record.close(by: event)
    shared.isUnwritten = true
    try? write()
    show()
  }

  /// The last call is made by a session of its own that has the newest of the old tokens and nothing
  /// to lose: it may renew them, and nothing of that comes back here.
  private func takeLeave<Answer, Refusal>(
    _ left: SessionRecord<Contract>, _ session: Int,
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async -> Result<Void, CallFailure<Refusal>> {
    let left = await newest(left, of: session)
    guard !left.tokens.isEmpty else { return .success(()) }
    let last = AuthSession(
      wire: wire, store: MemoryStore(), record: left, renewing: renewing)
    do { _ = try await last.call(build) } catch {
      if case .signedOut = error { return .success(()) }
      return .failure(error)
    }
    return .success(())
  }

  /// With what a renewal brings that is still under way: an older token may not name the session any more.
  private func newest(
    _ left: SessionRecord<Contract>, of session: Int
  ) async -> SessionRecord<Contract> {
    var left = left
    if shared.flights[session] != nil { _ = await landing(of: session) }
    left.happen([], granting: Grants(tokens: shared.leaving.removeValue(forKey: session) ?? [:]))
    return left
  }

  /// Ends the tokens of a session that gives way to another.
  func revokeNewest(_ left: SessionRecord<Contract>) {
    let session = session
    // guard: overtaken-renewal-revoked
    guard shared.flights[session] != nil else { return revoke(left.tokens) }
    shared.leaving[session] = [:]
    wire.spawner.start { await self.revoke(self.newest(left, of: session).tokens) }
  }

  /// Ends tokens at the server that came too late for anyone to use them. Nobody waits for it.
  func revoke(_ tokens: [String: StoredToken]) {
    guard !tokens.isEmpty, let last = revoking ?? shared.farewell else { return }
    let (wire, renewing) = (wire, renewing)
    wire.spawner.start { await last.send(wire, renewing, SessionRecord(late: tokens)) }
  }
}
