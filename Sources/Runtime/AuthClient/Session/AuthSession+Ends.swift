import Foundation

extension AuthSession {
  /// Begins a session. The one that was, if any, is over when the new one is stored; of two
  /// sign-ins under way the one begun last counts.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ call: Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await signIn { _ in call }
  }

  /// Begins a session by a call that carries tokens in its fields, such as a challenge.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    let number = generations.beginSignIn()
    let prepared = try prepare(build, .alive).orFailure(Refusal.self)
    let reply = await wire.send(prepared)
    guard case .success(let answer) = reply else { return try conclude(prepared, reply).get() }
    guard generations.isTimely(signIn: number) else { throw .signedOut(because: nil) }
    do { try begin(number, prepared, answer) } catch { throw .fault(error) }
    return answer
  }

  private func begin<Answer, Refusal>(
    _ number: Int, _ prepared: Prepared<Answer, Refusal>, _ answer: Answer
  ) throws(Fault) {
    let before = record
    let events = SessionEvents.answered(prepared.call.name, answer)
    let tokens = granted(by: answer, sent: prepared.sent)
    // Otherwise it is a step on the way, like a challenge.
    guard record.begin(events, granting: tokens) else { return happen([], granting: tokens) }
    isUnwritten = true
    do { try write() } catch {
      // What was not stored is not used; the store is told again what it said.
      record = before
      throw error
    }
    ended = (generations.session, nil)
    generations.adopt(signIn: number)
    board.show(record.state)
  }

  /// Ends the session: here first, whatever comes, and then at the server. Where there is no
  /// session or no token to name it by, it is done without a word to the server.
  ///
  /// - Throws: why the server could not be told. The session is over all the same.
  public func end<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) {
    _ = settle(expiring: false)
    var (left, session) = (record, generations.session)
    close(by: try? build(left.held(.any, at: wire.clock.now)).name)
    if flights[session] != nil, let outcome = await landing(of: session) {
      _ = left.happen([], granting: outcome.late)
    }
    try await takeLeave(left, build)
    do { try write() } catch { throw .fault(error) }
  }

  private func close(by endpoint: String?) {
    ended = (generations.session, nil)
    generations.signOut()
    if endpoint.map({ record.happen([$0]) }) != true { record = .signedOut }
    isUnwritten = true
    try? write()
    board.show(record.state)
  }

  /// The last call is made by a session of its own that has the old tokens and nothing to lose: it
  /// may renew them, and nothing of that comes back here.
  private func takeLeave<Answer, Refusal>(
    _ left: SessionRecord<Contract>,
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) {
    guard !left.tokens.isEmpty else { return }
    let last = AuthSession(
      wire: wire, store: MemoryStore(), record: left, renewing: renewing)
    do { _ = try await last.call(build) } catch {
      if case .signedOut = error { return }
      throw error
    }
  }
}

extension Result where Failure == Obstacle {
  fileprivate func orFailure<Refusal>(
    _ type: Refusal.Type
  ) throws(CallFailure<Refusal>) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let obstacle): throw obstacle.failure(type)
    }
  }
}
