/// The decision about a call that uses up the token that it shows, as each renewal does where tokens rotate.
///
/// Moments are milliseconds since 1970, and lengths of time are seconds.
public enum TokenUse: Equatable, Sendable {
  /// The token is good: write down that it was used, with its successor, and give the successor.
  case rotate
  /// The answer with the successor was lost: give the same successor again.
  case again
  /// Somebody has a copy. Where the contract says `reuse: revokeFamily`, end the session.
  case reused
  /// The token's time is over, or its session's.
  case expired
  /// The session was ended.
  case ended

  /// A token as it was kept.
  public struct Token: Sendable {
    /// Nil for one that lives as long as its session.
    public var expiresAt: Int64?
    /// The moment when it gave way to its successor.
    public var usedAt: Int64?
    /// The successor that was kept is the one that would be given now.
    ///
    /// A successor that follows from the token and a secret, such as an HMAC, is always the same. One that is random
    /// has to be kept as long as the grace, or it is another one.
    public var isSuccessorSame: Bool
    /// The successor was not shown yet.
    public var isSuccessorUnused: Bool

    public init(
      expiresAt: Int64?, usedAt: Int64? = nil, isSuccessorSame: Bool = true,
      isSuccessorUnused: Bool = true
    ) {
      self.expiresAt = expiresAt
      self.usedAt = usedAt
      self.isSuccessorSame = isSuccessorSame
      self.isSuccessorUnused = isSuccessorUnused
    }
  }

  /// Whether the token was used comes before whether it is expired: a copy that turns up late is a copy.
  ///
  /// Read the token, decide and write in one transaction, or two callers may both rotate.
  ///
  /// - Parameters:
  ///   - token: the token as it was kept.
  ///   - session: the standing of its session at this moment.
  ///   - grace: the `grace` of the contract, in seconds; 0 if it has none.
  ///   - now: milliseconds since 1970.
  public static func decide(
    _ token: Token, in session: SessionStanding, grace: Int, now: Int64
  ) -> TokenUse {
    if session == .ended { return .ended }
    guard let used = token.usedAt else {
      let isExpired = token.expiresAt.map { now >= $0 } ?? false
      return session == .expired || isExpired ? .expired : .rotate
    }
    let isInTime = now < used + Int64(grace) * 1_000  //! repeat-within-grace
    //! repeat-same-successor
    guard isInTime, token.isSuccessorUnused, token.isSuccessorSame else { return .reused }
    return session == .expired ? .expired : .again
  }
}
