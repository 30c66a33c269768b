/// Which tokens a call may carry.
package enum Freshness: Hashable, Sendable {
  /// The tokens that need no renewal yet.
  case lasting
  /// The tokens that are not over.
  case alive
  /// All: they were renewed for this call, whatever the clock says of them.
  case any
}

extension SessionRecord {
  package func held(_ freshness: Freshness, at now: Double) -> [String: TokenText] {
    tokens.filter { isFit($0.key, $0.value, freshness, now) }.mapValues(\.text)
  }

  private func isFit(
    _ name: String, _ token: HeldToken, _ freshness: Freshness, _ now: Double
  ) -> Bool {
    if freshness == .any { return true }
    // A token that nothing can replace is sent as long as it may be good.
    guard isRenewable(name) else { return !token.isOver(at: now) || !isCertain(name, at: now) }
    let margin = freshness == .lasting ? rules.renewal.before : 0
    if freshness == .lasting, isRefused(name) { return false }  //! refused-token-unsent
    return !token.isEnding(at: now, margin: margin)
  }

  /// Another one can be had for it.
  package func isRenewable(_ name: String) -> Bool {
    guard let spent = rules.renewal.spends, tokens[spent] != nil else { return false }
    return rules.renewal.renews.contains(name)
  }

  /// An answer of this endpoint brings what these tokens are renewed for to a place where it is held.
  func hasPlace(for tokens: [String], from endpoint: String) -> Bool {
    Set(tokens).isSubset(of: rules.holds(state))
      || rules.leads(from: state, by: endpoint, holding: tokens)
  }

  /// Another token has taken the place of one of these.
  func isReplaced(_ used: [String: TokenText]) -> Bool {
    used.contains { name, text in tokens[name].map { $0.text != text } ?? false }
  }
}
