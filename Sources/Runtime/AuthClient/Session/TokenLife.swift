import Foundation

extension StoredToken {
  /// A token as it is kept. Its life is counted from when the request was sent, not from when the
  /// answer came: it may be shorter than the server's count, never longer.
  init(_ granted: GrantedToken, rule: TokenRule?, sent: Date, now: Date) {
    let declared = rule?.lifetime.map(sent.addingTimeInterval)
    let told: Date? =
      switch granted.life {
      case .asDeclared: nil
      case .seconds(let seconds): sent.addingTimeInterval(seconds)
      case .until(let instant): instant
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
}

/// Which tokens a call may carry.
enum Freshness {
  /// Those that need no renewal yet.
  case lasting
  /// Those that are not over.
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
    let renewal = Contract.renewal
    switch freshness {
    case .any: return true
    case .lasting where renewal.renews.contains(name):
      return !token.isEnding(at: now, margin: renewal.before)
    case .lasting, .alive: return !token.isOver(at: now)
    }
  }
}
