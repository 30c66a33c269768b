import Foundation
import SessionCore

extension AuthSession {
  /// Makes a call. If a token that it needs has expired or is refused, refreshes once and repeats the call once.
  public func call<Answer, Refusal>(
    _ call: Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await self.call { _ in call }
  }

  /// Makes a call that carries tokens in its fields.
  public func call<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await call(build, fetching: [])
  }

  /// Makes a call whose answer says nothing.
  public func perform<Refusal>(
    _ call: Call<NoAnswer, Refusal>
  ) async throws(CallFailure<Refusal>) {
    _ = try await self.call { _ in call }
  }

  /// Makes a call that carries tokens in its fields, and whose answer says nothing.
  public func perform<Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<NoAnswer, Refusal>
  ) async throws(CallFailure<Refusal>) {
    _ = try await call(build)
  }

  /// Makes a call for the sake of tokens that it does not fetch.
  func call<Answer, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>, fetching underWay: Set<String>
  ) async throws(CallFailure<Refusal>) -> Answer {
    let call = shared.core.newCall(.call)
    return try await complete(call, build, fetching: underWay) { sent, reply in
      let result = self.shared.result(of: reply, sent: sent.sent)
      return .answered(call: call, self.shared.result(result, bringing: sent.next, sent: sent.sent))
    }
  }

  /// Builds and sends the call as often as the core says, and gives the answer that counts.
  ///
  /// - Parameters:
  ///   - underWay: the tokens for whose sake the call is made.
  ///   - event: what an answer is to the core.
  func complete<Answer, Refusal>(
    _ call: Int, _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>,
    fetching underWay: Set<String> = [],
    _ event: (Prepared<Answer, Refusal>, Prepared<Answer, Refusal>.Reply) -> SessionEvent
  ) async throws(CallFailure<Refusal>) -> Answer {
    // The answer of a sign-in or a code exchange is nowhere else: it is read and stored before the app is suspended.
    let time = Answer.self is any GrantsTokens.Type ? wire.background.begin {} : nil  //! grant-time
    defer { withExtendedLifetime(time) {} }
    var reply: Prepared<Answer, Refusal>.Reply?
    // One token for a call that lacks it, and one instead of a refused one.
    var (fetched, replaced) = (underWay, underWay)
    var next = await decide(call, .prepares(call: call))
    while true {
      switch next.verdict {
      case .prepare: next = await decide(call, .prepares(call: call))
      case .build(let tokens):
        let prepared: Prepared<Answer, Refusal>
        switch prepare(build, tokens, options) {
        case .success(let made): prepared = made
        case .failure(.missing(let token)):
          guard let fetch = newFetch(of: token, &fetched) else {
            next = await decide(call, .lacks(call: call, token: token))
            continue
          }
          let ended = shared.core.record.tokens[token]?.text  //! ended-token-fetched
          if let failure = await self.fetch(fetch, insteadOf: ended, underWay) {
            tell(.abandons(call: call))
            throw failure.failure(of: Refusal.self)
          }
          next = await decide(call, .prepares(call: call))
          continue
        case .failure(.fault(let fault)):
          tell(.abandons(call: call))
          throw .fault(fault)
        }
        tell(.sends(call: call, endpoint: prepared.call.name, used: prepared.used))
        if let stop = shared.decisions.removeValue(forKey: call) {
          next = stop
          continue
        }
        //! next-token-survives-cancellation
        let grants = Answer.self is any GrantsTokens.Type || prepared.next.areExpected
        //! grant-survives-cancellation
        let answer = await (grants ? wire.sendToTheEnd(prepared) : wire.send(prepared))
        reply = answer
        heard(answer)
        // The core hears only of the answer that counts.
        if let fetch = newFetch(of: CallFailure.tokenToFetch(answer), &replaced),
          await self.fetch(fetch, insteadOf: prepared.carried[fetch.token], underWay) == nil
        {
          next = await decide(call, .prepares(call: call))
          continue
        }
        next = await decide(call, event(prepared, answer))
      case .deliver, .renewed: return try (reply ?? .failure(.fault(.cancelled))).get()
      case .fail(let reason): throw failure(reason, next.outcome, Refusal.self)
      }
    }
  }

  /// A server that answers can be told of earlier sign-outs.
  func heard<Answer, Refusal>(_ reply: Prepared<Answer, Refusal>.Reply) {
    if case .failure(.fault) = reply { return }
    tellSignOuts(isHeard: true)
  }

  /// The call as it can be made with these tokens.
  func prepare<Answer, Refusal>(
    _ build: (HeldTokens) throws -> Call<Answer, Refusal>, _ texts: [String: TokenText],
    _ options: CallOptions = CallOptions()
  ) -> Result<Prepared<Answer, Refusal>, Obstacle> {
    let tokens = HeldTokens(texts.mapValues { Secret($0.revealed) })
    do {
      let call = try build(tokens)
      let needed = try tokens.only(call.needs)
      let request = try optioned(call, options, placed(needed))
      // A token in the body is used as much as one in a header; a challenge is none of the session's.
      let holds = shared.core.rules.holds(shared.core.record.state)
      let ofSession = tokens.taken.filter { holds.contains($0.key) }  //! challenge-beside-session
      let used = needed.merging(ofSession) { one, _ in one }  //! body-token-not-session
      return .success(
        Prepared(
          call: call, request: request, used: used.mapValues { TokenText($0.reveal()) },
          carried: tokens.taken.mapValues { TokenText($0.reveal()) }, sent: now,
          next: NextTokens(Contract.tokens, replacing: used.keys)))
    } catch let missing as MissingToken {
      return .failure(.missing(missing.name))
    } catch {
      return .failure(.fault(.unsendable))
    }
  }

  /// The request with the options of its call. One that cannot have them is told to the observers, for nothing of it
  /// is sent.
  private func optioned<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, _ options: CallOptions, _ tokens: [(TokenPlacement, Secret)]
  ) throws -> HTTPRequest {
    let request = try wire.request(call, carrying: tokens)
    do {
      //! option-token-header
      return try request.with(options, keeping: Contract.tokenHeaders + wire.ownHeaders)
    } catch {
      wire.tellUnsent(call.name, call.method, .unsendable, error as? FaultCause)
      throw error
    }
  }

  func placed(_ used: [String: Secret]) -> [(TokenPlacement, Secret)] {
    Contract.tokens.compactMap { rule in
      guard let sent = rule.sent, let secret = used[rule.name] else { return nil }
      return (sent, secret)
    }
  }
}

extension AuthContract {
  fileprivate static var tokenHeaders: [String] {
    tokens.compactMap { rule in
      switch rule.sent {
      case .header(let name), .decodedHeader(let name): name
      case .bearer, .cookie, .query, nil: nil
      }
    }
  }
}

extension Wire {
  /// The header with the number of a request.
  fileprivate var ownHeaders: [String] { observers.ids.header.map { [$0] } ?? [] }
}
