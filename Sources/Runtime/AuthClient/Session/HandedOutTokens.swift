import SessionCore

/// The tokens that requests of the app's own went out with, and of which session each was. So a request that comes back
/// refused never gets the token of another person.
struct HandedOutTokens {
  private static let longest = 64
  private var sessions: [TokenText: Int] = [:]
  /// The oldest first.
  private var order: [TokenText] = []

  mutating func add(_ tokens: some Sequence<TokenText>, of session: Int) {
    for token in tokens {
      if sessions.updateValue(session, forKey: token) == nil { order.append(token) }
      if order.count > Self.longest { sessions[order.removeFirst()] = nil }
    }
  }

  func session(of token: TokenText) -> Int? { sessions[token] }
}
