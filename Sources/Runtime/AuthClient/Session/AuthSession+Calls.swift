import Foundation

extension AuthSession {
  /// Makes a call. Where it needs a token that is over or refused, it is renewed once, and the call
  /// repeated once.
  public func call<Answer, Refusal>(
    _ call: Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await self.call { _ in call }
  }

  /// Makes a call that carries tokens in its fields.
  public func call<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    let first = try await ready(build)
    let reply = await wire.send(first)
    guard let second = try await again(build, after: reply, to: first) else {
      return try conclude(first, reply).get()
    }
    return try conclude(second, await wire.send(second)).get()
  }

  /// The call as it can be made now.
  func prepare<Answer, Refusal>(
    _ build: (HeldTokens) throws -> Call<Answer, Refusal>, _ freshness: Freshness,
    of attempt: SignInAttempt? = nil
  ) -> Result<Prepared<Answer, Refusal>, Obstacle> {
    let fault = settle(expiring: freshness != .any)
    let now = now
    // All that is held before the store was read are steps.
    // guard: early-challenge-sent, unstored-tokens-unsent
    let tokens = fault == .storeUnwritable ? HeldTokens([:]) : record.held(freshness, at: now)
    do {
      let call = try build(tokens)
      let needed = try tokens.only(call.needs)
      let request = try wire.request(call, carrying: placed(needed))
      // A token in the body is used as much as one in a header; a challenge is none of the session's.
      // guard: challenge-not-session-token
      let ofSession = tokens.taken.filter { Contract.machine.holds(record.state).contains($0.key) }
      // guard: body-token-not-session
      return .success(
        Prepared(
          call: call, request: request, used: needed.merging(ofSession) { one, _ in one },
          session: session, sent: now, number: (attempt ?? attemptSignIn()).number,
          attempt: attempt))
    } catch let missing as MissingToken {
      return .failure(fault.map(Obstacle.fault) ?? obstacle(without: missing.name))
    } catch {
      return .failure(.fault(.unsendable))
    }
  }

  /// A step that is gone belongs to a sign-in that is over, and says nothing about the session that is.
  private func obstacle(without token: String) -> Obstacle {
    // guard: lost-challenge-cancelled, lost-challenge-told, sign-in-call-beside-session
    Contract.isOfNoSession(token) && !record.holdsNoSession ? .fault(.cancelled) : .missing(token)
  }

  func placed(_ used: [String: Secret]) -> [(TokenPlacement, Secret)] {
    Contract.tokens.compactMap { rule in
      guard let sent = rule.sent, let secret = used[rule.name] else { return nil }
      return (sent, secret)
    }
  }

  /// Applies an answer to the session, and gives the caller's reply.
  func conclude<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>, _ reply: Prepared<Answer, Refusal>.Reply
  ) -> Prepared<Answer, Refusal>.Reply {
    let grants = grants(in: reply, to: prepared)
    guard isTimely(prepared, reply, grants) else { return late(prepared, reply, grants) }
    switch reply {
    case .success(let answer):
      let events = SessionEvents.answered(prepared.call.name, answer)
      // guard: call-step-unheard
      happen(isHeard(prepared) ? events : [], granting: grants)
    // A server's refusal of a token that was replaced meanwhile says nothing of the new one.
    // guard: refusal-of-replaced-token, replaced-token-unblamed
    case .failure(let failure) where failure.blamesToken && isReplaced(prepared.used):
      return reply
    case .failure(let failure): fail(prepared, failure, grants)
    }
    // guard: overtaken-call-step-cancelled
    return record.isBehind(grants) ? .failure(.fault(.cancelled)) : reply
  }

  /// A refusal may bring a token too: a challenge that the next call carries.
  private func grants<Answer, Refusal>(
    in reply: Prepared<Answer, Refusal>.Reply, to prepared: Prepared<Answer, Refusal>
  ) -> Grants {
    let content: Any? =
      switch reply {
      case .success(let answer): answer
      // guard: refusal-token-taken
      case .failure(.refused(let refusal)): refusal.details
      case .failure: nil
      }
    let all = grants(of: content as Any, sent: prepared.sent, number: prepared.number)
    // guard: refused-sign-in-step-only
    return prepared.attempt == nil ? all : record.step(of: all, after: prepared.used)
  }

  /// A sign-in goes on after the end of the session in which it was begun, until it is late itself. So does
  /// one whose step a call brings that begins nothing.
  private func isTimely<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>, _ reply: Prepared<Answer, Refusal>.Reply,
    _ grants: Grants
  ) -> Bool {
    let isStep = (try? reply.get()) != nil && grants.isStep(of: Contract.self)
    // guard: challenge-outlives-session, call-step-kept
    guard isStep || prepared.attempt != nil else { return prepared.session == session }
    // guard: challenge-ends-at-sign-out
    return shared.generations.isTimely(signIn: prepared.number)
  }

  /// A session that began meanwhile is none of a call's that was made before.
  private func isHeard<Answer, Refusal>(_ prepared: Prepared<Answer, Refusal>) -> Bool {
    // guard: refused-sign-in-heard
    prepared.session == session || record.holdsNoSession
  }

  private func fail<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>, _ failure: CallFailure<Refusal>, _ grants: Grants
  ) {
    if case .refused(let refusal) = failure {
      happen(events(of: refusal.rule, to: prepared), granting: grants, because: refusal.rule)
    }
    guard failure.blamesToken, prepared.session == session else { return }
    let spent = prepared.isRenewal ? [Contract.renewal.spends].compactMap { $0 } : []
    // guard: server-agrees-with-clock
    shared.record.believe(Array(prepared.used.keys) + spent)
    expire()
  }

  private func events<Answer, Refusal>(
    of rule: RefusalRule, to prepared: Prepared<Answer, Refusal>
  ) -> [String] {
    // guard: refused-sign-in-unheard
    guard isHeard(prepared) else { return [] }
    return SessionEvents.refused(
      prepared.call.name, rule, ofSession: prepared.isOfSession, isFinal: true)
  }

  /// An answer for a session that is no more moves nothing, and the tokens in it are dropped.
  private func late<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>, _ reply: Prepared<Answer, Refusal>.Reply,
    _ grants: Grants
  ) -> Prepared<Answer, Refusal>.Reply {
    let gone = signedOut(prepared.session, Refusal.self)
    switch reply {
    case .success:
      revoke(grants.tokens)
      let isOver = grants.isStep(of: Contract.self) && !record.holdsNoSession
      // guard: late-step-cancelled
      return grants.tokens.isEmpty ? reply : .failure(isOver ? .fault(.cancelled) : gone)
    case .failure(let failure):
      return prepared.isOfSession && failure.blamesToken ? .failure(gone) : reply
    }
  }
}
