/// The standing of a session at a moment.
///
/// Moments are milliseconds since 1970.
public enum SessionStanding: Equatable, Sendable {
  case good
  /// Its time is over. The call is refused as one with an expired token.
  case expired
  /// It was ended by a sign-out, by a reuse, or with its account. Nothing of it counts any more.
  case ended

  /// - Parameters:
  ///   - isEnded: that somebody ended it, or that its account is disabled or gone.
  ///   - endsAt: its absolute end, the `ends` of the contract after the sign-in; nil for none.
  ///   - idle: the `idle` of the contract; nil for none.
  ///   - usedAt: the moment of its last use. It may be written down once a minute: a session then ends early by that.
  ///   - now: milliseconds since 1970.
  /// - Throws: `DecisionInputError` if a value is malformed, or if `usedAt` is more than a minute after `now`.
  public static func of(
    isEnded: Bool, endsAt: Int64?, idle: Duration?, usedAt: Int64, now: Int64
  ) throws(DecisionInputError) -> SessionStanding {
    try Checked.moment("now", now)
    try Checked.past("usedAt", usedAt, now: now)
    if let endsAt { try Checked.moment("endsAt", endsAt) }
    var isOver = endsAt.map { now >= $0 } ?? false
    if let idle, now >= usedAt + (try Checked.milliseconds("idle", idle)) { isOver = true }
    return isEnded ? .ended : isOver ? .expired : .good
  }
}
