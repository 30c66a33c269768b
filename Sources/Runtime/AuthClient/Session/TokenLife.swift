import Foundation

extension StoredToken {
  /// A token as it is kept. Its life is counted from when the request was sent, not from when the
  /// answer came: it may be shorter than the server's count, never longer.
  ///
  /// - Parameter lead: by how much the server's clock is ahead of this one.
  init(
    _ granted: GrantedToken, rule: TokenRule?, sent: Date, now: Date, lead: TimeInterval = 0
  ) {
    let declared = rule?.lifetime.map(sent.addingTimeInterval)
    let told: Date? =
      switch granted.life {
      case .asDeclared: nil
      case .seconds(let seconds): sent.addingTimeInterval(seconds)
      // guard: server-instant-shifted
      case .until(let instant): instant - lead
      }
    // A token that is over when it comes says that a clock is wrong, not that it is of no use.
    let expires = [told, declared, rule?.lifetime.map(now.addingTimeInterval)]
      .compactMap { $0 }.first { $0 > now }
    self.init(secret: granted.secret, issued: min(sent, now), expires: expires)
  }

  func isOver(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }

  /// It is over, or will be within the margin. The margin is never more than half of the life, or a
  /// short-lived token would be renewed at every call.
  func isEnding(at now: Date, margin: TimeInterval) -> Bool {
    guard let expires else { return false }
    let half = max(0, expires.timeIntervalSince(issued) / 2)
    return isOver(at: now.addingTimeInterval(min(margin, half)))
  }

  /// The same life by a clock that is set otherwise.
  func moved(by shift: TimeInterval) -> StoredToken {
    StoredToken(secret: secret, issued: issued + shift, expires: expires.map { $0 + shift })
  }
}

extension StoredSession {
  func moved(by shift: TimeInterval) -> StoredSession {
    if shift == 0 { return self }
    var session = self
    session.tokens = tokens.mapValues { $0.moved(by: shift) }
    return session
  }
}

/// Which tokens a call may carry.
enum Freshness {
  /// The tokens that need no renewal yet.
  case lasting
  /// The tokens that are not over.
  case alive
  /// All: they were renewed for this call, whatever the clock says of them.
  case any
}

extension SessionRecord {
  func held(_ freshness: Freshness, at now: Date) -> HeldTokens {
    HeldTokens(tokens.filter { isFit($0.key, $0.value, freshness, now) }.mapValues(\.secret))
  }

  private func isFit(
    _ name: String, _ token: StoredToken, _ freshness: Freshness, _ now: Date
  ) -> Bool {
    if freshness == .any { return true }
    // A token that nothing can replace is sent as long as it may be good.
    guard isRenewable(name) else { return !token.isOver(at: now) || !isCertain(name, at: now) }
    let margin = freshness == .lasting ? Contract.renewal.before : 0
    // guard: refused-token-unsent
    return !isRefused(name) && !token.isEnding(at: now, margin: margin)
  }

  /// Another one can be had for it.
  func isRenewable(_ name: String) -> Bool {
    guard let spent = Contract.renewal.spends, tokens[spent] != nil else { return false }
    return Contract.renewal.renews.contains(name)
  }
}
