import SessionCore

/// Requests and answers.
extension World {
  mutating func deliver(_ index: Int, _ reply: Reply) {
    var message = messages[index]
    if let answer = message.answer {
      messages.remove(at: index)
      return arrive(message, answer)
    }
    if case .refusal = reply { budget.refusals -= 1 }
    message.answer = answer(message, reply)
    if message.purpose == .end { messages.remove(at: index) } else { messages[index] = message }
  }

  /// The reply of a server that works.
  func usualReply(_ message: NetworkMessage) -> Reply {
    takes(message) ? .answer(0) : .blame
  }

  /// The server's answer.
  mutating func answer(_ message: NetworkMessage, _ reply: Reply) -> CallResult {
    if message.purpose == .end {
      for token in message.tokens { server.end(token.family) }
      return CallResult(.answered)
    }
    guard let call = callClass(of: message) else { return .fault(.unsendable) }
    switch reply {
    case .refusal(let index): return CallResult(.refused(call.refusals[index]))
    case .blame: return refusal(of: call)
    case .answer(let index):
      if case .renewal = message.purpose { return renew(message, call, index) }
      let answer = call.answers[index]
      let grants = grants(answer, message, call)
      if call.endsSession { for token in message.tokens { server.end(token.family) } }
      return CallResult(.answered, answer: answer.name, grants: grants)
    case .arrives: return .fault(.unsendable)
    }
  }

  private mutating func grants(
    _ answer: CallClass.Answer, _ message: NetworkMessage, _ call: CallClass
  ) -> Grants {
    guard !answer.grants.isEmpty else { return .none }
    if [.signIn, .page].contains(call.kind) {
      return server.signIn(answer.grants, contract, at: now)
    }
    let family = message.tokens.map(\.family).max() ?? 0
    return server.grant(answer.grants, to: family, contract, now)
  }

  private mutating func renew(_ message: NetworkMessage, _ call: CallClass, _ index: Int)
    -> CallResult
  {
    guard let token = message.tokens.first(where: { $0.name == contract.rules.renewal.spends })
    else { return refusal(of: call) }
    let before = server.reused
    let grants = server.renew(token, bringing: call.answers[index].grants, contract, at: now)
    // An answer that nobody ever had may have to be paid for; one that was stored may not.
    if server.reused != before,
      everStored.contains(where: { $0.family == token.family && $0.number > token.number })
    {
      problem = "a token was sent to renew though its successor was stored"
    }
    return grants.map { CallResult(.answered, answer: call.answers[index].name, grants: $0) }
      ?? refusal(of: call)
  }

  /// The refusal of a token that the server does not take.
  private func refusal(of call: CallClass) -> CallResult {
    let declared =
      call.refusals.first { $0.asksToRenew } ?? call.refusals.first { $0.asksToSignIn }
    return CallResult(declared.map(CallOutcome.refused) ?? .undeclared(status: 401, until: nil))
  }

  mutating func arrive(_ message: NetworkMessage, _ result: CallResult) {
    let index = message.process
    switch message.purpose {
    case .renewal(let flight): tell(index, .renewalAnswered(flight: flight, result))
    case .call(let call, .signIn) where result.outcome == .answered:
      let endpoint = message.callClass.map { contract.calls[$0].endpoint } ?? ""
      tell(
        index,
        .signedIn(
          call: call, events: SessionEvents.answered(endpoint, result.answer), result.grants,
          id: result.grants.family))
    case .call(let call, _): tell(index, .answered(call: call, result))
    case .page(let attempt, let session):
      guard result.outcome == .answered else { return }
      arrive(message, at: attempt, session, result)
    case .end: break
    }
  }

  /// The browser brings a callback.
  private mutating func arrive(
    _ message: NetworkMessage, at attempt: Int, _ session: Int, _ result: CallResult
  ) {
    let index = message.process
    let event = message.callClass.map { contract.calls[$0].endpoint } ?? ""
    guard !result.grants.tokens.isEmpty else {
      return tell(index, .callback(event, session: session))
    }
    processes[index].open[attempt] = OpenCall(kind: .signIn, callClass: message.callClass)
    tell(index, .look)
    tell(
      index,
      .signedIn(call: attempt, events: [event], result.grants, id: result.grants.family))
  }
}

extension Grants {
  /// The sign-in that it belongs to.
  fileprivate var family: String? {
    tokens.values.map { SimulatedToken($0.text).family }.max().map(String.init)
  }
}
