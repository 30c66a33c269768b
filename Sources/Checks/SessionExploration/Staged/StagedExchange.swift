package import SessionCore

/// A request of a scenario, and what the server said to it.
package struct StagedExchange: Sendable {
  package enum Purpose: Sendable {
    case call
    case renewal
    /// A page in the browser, by its callback.
    case page
    /// Tokens that the server is to end, by the call that asks for it; nil where nobody waits for it.
    case end(call: Int?)
  }

  package let process: Int
  package let purpose: Purpose
  /// The endpoint; the callback of a page.
  package let name: String
  package let tokens: [SimulatedToken]
  /// Seconds from the beginning.
  package let at: Double
  /// Nil where the network lost the request.
  package var result: CallResult?
  package var isAnswerLost = false
}

/// The exchanges of a scenario. They make no difference between two worlds.
struct StagedExchanges: Hashable {
  private(set) var list: [StagedExchange] = []

  static func == (left: StagedExchanges, right: StagedExchanges) -> Bool { true }

  func hash(into hasher: inout Hasher) {}

  mutating func add(_ exchange: StagedExchange) -> StagedExchange {
    list.append(exchange)
    return exchange
  }

  mutating func note(_ transition: World.Transition, from before: World, to after: World) {
    switch transition {
    case .deliver(let index, let reply) where reply != .arrives:
      let message = before.messages[index]
      let isForgotten = if case .end(nil) = message.purpose { true } else { false }
      let result = isForgotten ? CallResult(.answered) : after.messages[index].answer
      list.append(StagedExchange(message, in: before, result))
    case .lose(let index):
      let message = before.messages[index]
      if message.answer == nil {
        list.append(StagedExchange(message, in: before, nil))
      } else if let last = list.lastIndex(where: { $0.process == message.process }) {
        list[last].isAnswerLost = true
      }
    default: break
    }
  }
}

extension StagedExchange {
  fileprivate init(_ message: World.NetworkMessage, in world: World, _ result: CallResult?) {
    let purpose: Purpose =
      switch message.purpose {
      case .renewal: .renewal
      case .call: .call
      case .page: .page
      case .end(let call): .end(call: call)
      }
    self.init(
      process: message.process, purpose: purpose, name: world.name(of: message),
      tokens: message.tokens, at: world.now, result: result)
  }
}

extension World {
  /// A renewal by a copy of a token, from elsewhere.
  mutating func presentCopy(of token: SimulatedToken, by call: CallClass) -> StagedExchange {
    let message = NetworkMessage(
      process: 0, purpose: .renewal(flight: 0), callClass: nil, tokens: [token], sentAt: now)
    let result = answer(message, usualReply(message))
    return StagedExchange(message, in: self, result)
  }
}

extension SimulatedServer {
  /// The token that was replaced last, of one of these names.
  func lastSpent(_ names: [String]) -> SimulatedToken? {
    let all = families.values.flatMap(\.spent).filter { names.contains($0.key.name) }
    return all.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
