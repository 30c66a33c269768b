/// The standing of a session at a moment.
///
/// Moments are milliseconds since 1970, and lengths of time are seconds.
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
  public static func of(
    isEnded: Bool, endsAt: Int64?, idle: Int?, usedAt: Int64, now: Int64
  ) -> SessionStanding {
    if isEnded { return .ended }
    if let endsAt, now >= endsAt { return .expired }
    guard let idle else { return .good }
    return now >= usedAt + Int64(idle) * 1_000 ? .expired : .good
  }
}
