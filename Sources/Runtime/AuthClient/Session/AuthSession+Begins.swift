import Foundation

extension AuthSession {
  /// Begins a session. The one that was, if any, is over when the new one is stored; of two
  /// sign-ins under way the one begun last counts.
  ///
  /// - Throws: `.fault(.cancelled)` if a sign-in begun later was quicker, and `.signedOut` if somebody signed out
  ///   meanwhile.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ call: Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await signIn { _ in call }
  }

  /// Begins a session by a call that carries tokens in its fields, such as a challenge.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    let attempt = attemptSignIn()
    let prepared = try prepare(build, .alive, of: attempt).orFailure(Refusal.self)
    let reply = await wire.send(prepared)
    guard case .success(let answer) = reply else { return try conclude(prepared, reply).get() }
    let grants = grants(of: answer, sent: prepared.sent, number: attempt.number)
    let events = SessionEvents.answered(prepared.call.name, answer)
    do { try begin(events, grants, of: attempt, after: prepared.used) } catch {
      // Over the session of a quicker sign-in nobody is told to sign in.
      let isLate = !shared.generations.isTimely(signIn: attempt.number)
      // guard: slower-sign-in-cancelled, overtaken-step-not-signed-out
      throw isLate && shared.generations.hasSignedOut ? .signedOut(because: nil) : .fault(error)
    }
    return answer
  }

  /// A sign-in begins that does not end in a call, as one on a web page. `begin` takes its answer,
  /// unless somebody signs out first or begins a later one that is quicker.
  public func attemptSignIn() -> SignInAttempt {
    SignInAttempt(number: shared.generations.beginSignIn())
  }

  /// Begins a session with tokens that came in a callback.
  ///
  /// - Parameters:
  ///   - event: the callback, as the contract calls it.
  ///   - attempt: what it is the answer to; without one, to a sign-in that begins now.
  /// - Throws: `.cancelled` if it came too late, `.unreadable` if it lacks a token,
  ///   `.storeUnwritable` if it could not be stored. In none of these cases has anything changed.
  public func begin(
    _ event: String, _ answer: some GrantsTokens, of attempt: SignInAttempt? = nil
  ) throws(Fault) {
    let attempt = attempt ?? attemptSignIn()
    _ = settle()
    try begin(
      SessionEvents.answered(event, answer),
      grants(of: answer, sent: now, number: attempt.number), of: attempt)
  }

  private func begin(
    _ events: [String], _ grants: Grants, of attempt: SignInAttempt,
    after used: [String: Secret] = [:]
  ) throws(Fault) {
    // guard: late-sign-in-refused
    guard shared.generations.isTimely(signIn: attempt.number) else {
      // guard: late-sign-in-revoked
      revoke(grants.tokens)
      throw .cancelled
    }
    let before = record
    guard shared.record.begin(events, granting: grants) else {
      // guard: half-sign-in-unreadable
      if record.isHalf(events, granting: grants) { throw .unreadable }
      let step = record.step(of: grants, after: used)
      happen([], granting: step)
      // guard: overtaken-step-cancelled
      if record.isBehind(step) { throw .cancelled }
      return
    }
    shared.isUnwritten = true
    do { try write() } catch {
      // Tokens that were not stored are not used, here or at the server; the store is told again what it said.
      // guard: unstored-sign-in-undone
      shared.record = before
      // guard: unstored-sign-in-revoked
      revoke(grants.tokens)
      throw error
    }
    if isOvertaken(before, by: attempt) { revokeNewest(before) }
    shared.ended = (session, nil)
    shared.generations.adopt(signIn: attempt.number)
    show()
  }

  /// The session that was began while this sign-in was under way, as with two taps. One that the server
  /// gave the same token again is not over.
  private func isOvertaken(_ before: SessionRecord<Contract>, by attempt: SignInAttempt) -> Bool {
    // guard: first-tap-revoked, new-sign-in-no-tap, same-tokens-not-ended
    attempt.number < session
      && Set(before.tokens.values.map(\.secret))
        .isDisjoint(with: record.tokens.values.map(\.secret))
  }
}

/// One sign-in that is under way.
public struct SignInAttempt: Hashable, Sendable {
  let number: Int
}

extension Result where Failure == Obstacle {
  func orFailure<Refusal: DeclaredRefusal>(
    _ type: Refusal.Type
  ) throws(CallFailure<Refusal>) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let obstacle): throw obstacle.failure(type)
    }
  }
}
