import SessionCore

extension AuthSession {
  /// The tokens for a page that is about to be opened. One that is missing or over is renewed or fetched first, where
  /// that can be; where it cannot, the page is told the token that is held.
  package func tokens(forPage names: [String]) async -> HeldTokens {
    let call = shared.core.newCall(.handedOut)
    var fetched: Set<String> = []
    var next = await decide(call, .prepares(call: call))
    while true {
      switch next.verdict {
      case .build(let tokens):
        guard let missing = names.first(where: { tokens[$0] == nil }) else {
          tell(.abandons(call: call))
          return HeldTokens(tokens.mapValues { Secret($0.revealed) })
        }
        let ended = shared.core.record.tokens[missing]?.text
        if let fetch = newFetch(of: missing, &fetched),
          await self.fetch(fetch, insteadOf: ended, []) == nil
        {
          next = await decide(call, .prepares(call: call))
        } else {
          next = await decide(call, .lacks(call: call, token: missing))
        }
      case .prepare: next = await decide(call, .prepares(call: call))
      case .fail, .deliver, .renewed:
        tell(.abandons(call: call))
        // An ID token tells whose session it is after its end too.
        let held = shared.core.record.held(.any, at: shared.seconds)
        return HeldTokens(held.mapValues { Secret($0.revealed) })
      }
    }
  }
}
