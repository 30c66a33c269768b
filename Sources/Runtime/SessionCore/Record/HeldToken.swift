/// A token and its life, in seconds of the session's clock.
package struct HeldToken: Hashable, Sendable {
  package let text: TokenText
  package let issued: Double
  /// Nil if nobody said when it ends.
  package let expires: Double?

  package init(_ text: TokenText, issued: Double, expires: Double?) {
    self.text = text
    self.issued = issued
    self.expires = expires
  }

  /// A token as it is kept. Its life is counted from when the request was sent, not from when the
  /// answer came: it may be shorter than the server's count, never longer.
  ///
  /// - Parameter lead: by how much the server's clock is ahead of this one.
  package init(
    _ text: TokenText, _ life: GrantedLife, lifetime: Double?, sent: Double, now: Double,
    lead: Double = 0
  ) {
    let declared = lifetime.map { sent + $0 }
    let told: Double? =
      switch life {
      case .asDeclared: nil
      case .seconds(let seconds): sent + seconds
      case .until(let instant): instant - lead  //! server-instant-shifted
      }
    // A token that is over when it comes says that a clock is wrong, not that it is of no use.
    let expires = [told, declared, lifetime.map { now + $0 }].compactMap { $0 }.first { $0 > now }
    self.init(text, issued: min(sent, now), expires: expires)
  }

  package func isOver(at now: Double) -> Bool { expires.map { $0 <= now } ?? false }

  /// It is over, or will be within the margin. The margin is never more than half of the life, or a
  /// short-lived token would be renewed at every call.
  package func isEnding(at now: Double, margin: Double) -> Bool {
    guard let expires else { return false }
    let half = max(0, (expires - issued) / 2)
    return isOver(at: now + min(margin, half))
  }

  /// The same life by a clock that is set otherwise.
  package func moved(by shift: Double) -> HeldToken {
    HeldToken(text, issued: issued + shift, expires: expires.map { $0 + shift })
  }
}

/// How long a token lives, as its answer says.
package enum GrantedLife: Hashable, Sendable {
  case asDeclared
  case seconds(Double)
  /// An instant of the server's clock.
  case until(Double)
}
