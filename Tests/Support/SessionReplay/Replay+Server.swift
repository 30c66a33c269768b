import ContractModel
import SessionCore
import SessionExploration
import Stores
import TestLab

/// The server's part.
extension Replay {
  /// The server answers as it does; the model has to allow it.
  func serve(_ number: Int, wish: String?) async throws {
    let message = world.messages[number]
    let request = carried[number]
    // The control's refusal comes before a look at the token, and a server's after it.
    let asked = world.takes(message) ? wish : nil
    let answer = try await answer(request, wish: asked)
    let reply = try reply(to: message, number, answer, isAsked: asked != nil)
    let transition = World.Transition.deliver(number, reply)
    apply(transition)
    if message.purpose == .end(call: nil) {
      request.reply = answer.reply
      apps[message.process].arrive(request)
    } else {
      request.reply = answer.reply
      try bind(answer, world.messages[number].answer)
    }
    removed = []
    isServerMoved = true
    if families.count < world.server.families.count { try await noteSessions() }
  }

  func answer(_ request: HeldRequest, wish: String?) async throws -> ReplayServer.Answer {
    switch request.content {
    case .request(let request): try await server.answer(request, wish: wish)
    case .page(let url):
      server.answer(try await System.callback(server.lab, person, of: url))
    }
  }

  /// The reply of the model's server that is this answer.
  ///
  /// - Parameter isAsked: the control gives it, and the server has not looked at the tokens.
  private func reply(
    to message: World.NetworkMessage, _ number: Int, _ answer: ReplayServer.Answer, isAsked: Bool
  ) throws -> World.Reply {
    if message.isEnd { return .answer(0) }
    let options = world.moves.compactMap { move -> World.Reply? in
      if case .deliver(number, let reply) = move { reply } else { nil }
    }
    for option in options where !isAsked || option.isRefusal {
      let after = world.after(.deliver(number, option))
      guard let result = after.messages[number].answer else { continue }
      if answer.isSame(as: result, in: world.contract) { return option }
    }
    let allowed = options.compactMap { world.after(.deliver(number, $0)).messages[number].answer }
    throw ReplayDifference(
      "the answer to `\(world.callClass(of: message)?.endpoint ?? "a call")`",
      model: allowed.map(\.words).joined(separator: ", or "), real: answer.words)
  }

  private func bind(_ answer: ReplayServer.Answer, _ result: CallResult?) throws {
    for (name, token) in result?.grants.tokens ?? [:] {
      guard let text = answer.tokens[name] else { continue }
      try names.bind(token.text, text)
    }
  }

  /// A session that is new to the server is the newest sign-in of the model.
  func noteSessions() async throws {
    if own.isEmpty { own = try await server.accounts.subtracting(others) }
    for session in try await server.sessions(of: own) where known.insert(session.id).inserted {
      families[world.server.families.count] = session
    }
  }
}

extension ReplayServer.Answer {
  fileprivate func isSame(as result: CallResult, in contract: ExploredContract) -> Bool {
    switch result.outcome {
    case .answered:
      let kept = tokens.filter { contract.rules.token($0.key)?.place != .nowhere }
      return isGood && Set(kept.keys) == Set(result.grants.tokens.keys)
    case .refused(let facts): return !isGood && refusal == facts.name
    case .undeclared(let status, _): return !isGood && refusal == nil && status == self.status
    case .fault: return false
    }
  }

  fileprivate var words: String {
    isGood ? "an answer with \(tokens.keys.sorted())" : "\(status), \(refusal ?? "undeclared")"
  }
}

extension World.Reply {
  fileprivate var isRefusal: Bool { if case .refusal = self { true } else { false } }
}

extension CallResult {
  fileprivate var words: String {
    switch outcome {
    case .answered: "an answer with \(grants.tokens.keys.sorted())"
    case .refused(let facts): facts.name
    case .undeclared(let status, _): "\(status), undeclared"
    case .fault(let fault): "\(fault)"
    }
  }
}
