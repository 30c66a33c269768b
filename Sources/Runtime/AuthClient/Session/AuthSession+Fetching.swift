import SessionCore

/// Tokens beside the session, which it fetches anew by itself.
extension AuthSession {
  /// Fetches a token that a call lacks, or whose last text the server did not take. Calls that want one at the same
  /// time wait for one fetch.
  ///
  /// - Parameters:
  ///   - used: the text that is of no use any more.
  ///   - underWay: the tokens for whose sake this is done.
  /// - Returns: why there is no other one; nil if there is.
  func fetch(
    _ fetch: TokenFetch<Contract>, insteadOf used: TokenText?, _ underWay: Set<String>
  ) async -> FetchFailure? {
    // A fetch for the sake of another one waits for nobody, so that no two wait for each other.
    while underWay.isEmpty, shared.fetching[fetch.token] != nil {  //! fetched-once-for-all
      await withCheckedContinuation { shared.fetching[fetch.token]?.append($0) }
    }
    //! fetched-meanwhile
    if let held = shared.core.record.tokens[fetch.token]?.text, held != used { return nil }
    guard underWay.isEmpty else { return await fetch.run(self, underWay.union([fetch.token])) }
    shared.fetching[fetch.token] = []
    let failure = await fetch.run(self, [fetch.token])
    for waiter in shared.fetching.removeValue(forKey: fetch.token) ?? [] { waiter.resume() }
    return failure
  }

  /// The way to fetch a token that was not fetched for this call yet.
  func newFetch(of token: String?, _ fetched: inout Set<String>) -> TokenFetch<Contract>? {
    guard let token, let fetch = fetches.first(where: { $0.token == token }),
      fetched.insert(token).inserted  //! fetched-once-for-call
    else { return nil }
    return fetch
  }
}

extension CallFailure {
  /// The token that a refusal asks to fetch anew.
  private var tokenToFetch: String? {
    switch self {
    case .refused(let refusal): refusal.rule.fetches
    case .undeclared(let refusal): refusal.rule?.fetches
    case .fault, .signedOut: nil
    }
  }

  static func tokenToFetch<Answer>(_ reply: Result<Answer, CallFailure>) -> String? {
    if case .failure(let failure) = reply { failure.tokenToFetch } else { nil }
  }
}
