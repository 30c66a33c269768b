import Machines
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
    let answer = answer(message, reply)
    (message.answer, message.answeredAt) = (answer, now)
    narrate { $0.words(answer, to: message) }
    // The end of tokens that came too late has no caller.
    if message.purpose == .end(call: nil) {
      messages.remove(at: index)
    } else {
      messages[index] = message
    }
  }

  /// The reply of a server that works.
  func usualReply(_ message: NetworkMessage) -> Reply {
    takes(message) ? .answer(0) : .blame
  }

  /// The server's answer.
  mutating func answer(_ message: NetworkMessage, _ reply: Reply) -> CallResult {
    if message.isEnd {
      for token in message.tokens { server.end(token.family) }
      return CallResult(.answered)
    }
    guard let call = callClass(of: message) else { return .fault(.unsendable) }
    if let outcome = call.turnedAway { return CallResult(outcome) }
    switch reply {
    case .refusal(let index):
      let refusal = call.refusals[index]
      // A server gives it again after each renewal.
      if refusal.facts.asksToRenew, !refusal.isAboutToken { blindRefusal = refusal }
      let steps = contract.stepsOfRefusals[refusal.facts.name] ?? []
      return CallResult(
        .refused(refusal.facts),
        grants: steps.isEmpty ? .none : server.grant(steps, to: 0, contract, now))
    case .blame where message.isRenewal: return renew(message, call, 0)
    case .blame: return refusal(of: call, message)
    case .answer(let index):
      let answer = call.answers[index]
      if case .renewal = message.purpose {
        let result = renew(message, call, index)
        return answer.isUnreadable && result.outcome == .answered ? .fault(.unreadable) : result
      }
      let grants = grants(answer, message, call)
      server.end(by: call, message.tokens)
      if answer.isUnreadable { return .fault(.unreadable) }
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
    else { return refusal(of: call, message) }
    let before = server.reused
    let grants = server.renew(token, bringing: call.answers[index].grants, contract, at: now)
    if server.reused != before { checkReuse(of: token, call) }
    return grants.map { CallResult(.answered, answer: call.answers[index].name, grants: $0) }
      ?? refusal(of: call, message)
  }

  private mutating func checkReuse(of token: SimulatedToken, _ call: CallClass) {
    let hasSuccessor = everStored.contains {
      $0.family == token.family && $0.number > token.number
    }
    if hasSuccessor {
      broken = BrokenClaim(
        .oneRenewal, "a token was sent to renew though its successor was stored",
        endpoint: call.endpoint, name: token.name)
    } else if contract.endsFamilyAtReuse, let spent = server.spentAt(token),
      now - spent <= Self.firstRetry
    {
      broken = BrokenClaim(
        .lostAnswerSurvived,
        "the app asks again as soon as it can, and the server ends the session as if it were stolen",
        endpoint: call.endpoint, name: token.name)
    }
  }

  /// Seconds until an app has asked again after a renewal without an answer: the time limit of the request, and a pause.
  static let firstRetry: Double = 15

  /// The refusal of a token that the server does not take.
  private func refusal(of call: CallClass, _ message: NetworkMessage) -> CallResult {
    let bad = message.tokens.first { !server.takes($0, contract, at: now) }
    let reused = message.tokens.first { server.fault(of: $0, contract, at: now) == .reused }
    let fault = (reused ?? bad).map { server.fault(of: $0, contract, at: now) } ?? .expired
    if let status = call.unknownRefusals[fault] {
      return CallResult(.undeclared(status: status, until: nil))
    }
    let all = call.refusals.map(\.facts)
    let declared =
      call.tokenRefusals[isStubborn ? .expired : fault]
      ?? (call.tokenRefusals.isEmpty
        ? all.first { $0.asksToRenew } ?? all.first { $0.asksToSignIn } : nil)
    return CallResult(declared.map(CallOutcome.refused) ?? .undeclared(status: 401, until: nil))
  }

  mutating func arrive(_ message: NetworkMessage, _ result: CallResult) {
    let index = message.process
    let result = counted(result, from: message.isPage ? now : message.sentAt)
    switch message.purpose {
    case .renewal(let flight):
      noteUnreplaced(message, result)
      tell(index, .renewalAnswered(flight: flight, result))
      checkRefusedRenewal(message, result)
    case .call(let call, let kind):
      let before = processes[index].core.record
      tell(call, kind, message, result)
      if processes[index].open[call] == nil { checkOutcome(message, result, before) }
    case .page(let attempt, let session):
      guard result.outcome == .answered else { return }
      arrive(message, at: attempt, session, result)
    case .end(let call?):
      endings.hear(.answered(call: call, result), of: index)
      tell(index, .writes(call: call))
    case .end(nil): break
    }
  }

  /// The app counts the life of a token from when it asked for it, and not from when the server granted it.
  private func counted(_ result: CallResult, from sent: Double) -> CallResult {
    var result = result
    for (name, token) in result.grants.tokens {
      result.grants.tokens[name] = HeldToken(
        token.text, .asDeclared, lifetime: contract.rules.token(name)?.lifetime, sent: sent,
        now: now)
    }
    return result
  }

  private mutating func tell(
    _ call: Int, _ kind: CallKind, _ message: NetworkMessage, _ result: CallResult
  ) {
    switch kind {
    case .signIn where result.outcome == .answered:
      let endpoint = message.callClass.map { contract.calls[$0].endpoint } ?? ""
      tell(
        message.process,
        .signedIn(
          call: call, events: SessionEvents.answered(endpoint, result.answer), result.grants,
          id: result.grants.family))
    default: tell(message.process, .answered(call: call, result))
    }
  }

  /// A server that replaces a token and does not bring the next one leaves the app with one that is used up.
  private mutating func noteUnreplaced(_ message: NetworkMessage, _ result: CallResult) {
    guard result.outcome == .answered, let name = contract.rules.renewal.spends,
      contract.served(name)?.rotates == true, result.grants.tokens[name] == nil
    else { return }
    unreplaced.formUnion(message.tokens.filter { $0.name == name })
  }

  func words(_ result: CallResult, to message: NetworkMessage) -> String {
    let call = name(of: message)
    return switch result.outcome {
    case .answered:
      message.isEnd ? "the server ends the tokens" : "the server answers `\(call)`"
    case .refused(let refusal): "the server refuses `\(call)`: `\(refusal.name)`"
    case .undeclared(let status, _):
      "the server refuses `\(call)` with \(status), which the contract does not declare"
    case .fault(.unreadable):
      "the server answers `\(call)` in a form that the app cannot read"
    case .fault: "`\(call)` comes to nothing"
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
