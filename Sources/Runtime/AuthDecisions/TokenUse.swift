/// The decision about a call that uses up the token that it shows, as each renewal does where tokens rotate.
///
/// Moments are milliseconds since 1970.
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
    /// The successor was never sent by a caller. Needed for a token that was used.
    public var isSuccessorUnused: Bool?

    public init(
      expiresAt: Int64?, usedAt: Int64? = nil, isSuccessorSame: Bool = true,
      isSuccessorUnused: Bool? = nil
    ) {
      self.expiresAt = expiresAt
      self.usedAt = usedAt
      self.isSuccessorSame = isSuccessorSame
      self.isSuccessorUnused = isSuccessorUnused
    }
  }

  /// That the token was used counts before its expiry: a copy that turns up late is a copy.
  ///
  /// Read the token, decide and write in one transaction, or two callers may both rotate.
  ///
  /// - Parameters:
  ///   - token: the token as it was kept.
  ///   - session: the standing of its session at this moment.
  ///   - grace: the `grace` of the contract; zero if it has none.
  ///   - now: milliseconds since 1970.
  /// - Throws: `DecisionInputError` if a value is malformed, or if `usedAt` is more than a minute after `now`.
  public static func decide(
    _ token: Token, in session: SessionStanding, grace: Duration, now: Int64
  ) throws(DecisionInputError) -> TokenUse {
    try Checked.moment("now", now)
    let length = try Checked.milliseconds("grace", grace)
    if let expiresAt = token.expiresAt { try Checked.moment("expiresAt", expiresAt) }
    let isSuccessorUnused = try token.checkedUse(now: now)
    if session == .ended { return .ended }
    guard let used = token.usedAt else {
      let isExpired = token.expiresAt.map { now >= $0 } ?? false
      return session == .expired || isExpired ? .expired : .rotate
    }
    let isInTime = now < used + length  //! repeat-within-grace
    //! repeat-same-successor
    guard isInTime, isSuccessorUnused, token.isSuccessorSame else { return .reused }
    return session == .expired ? .expired : .again
  }
}

extension TokenUse.Token {
  /// Whether the successor is unused; false for a token without one.
  fileprivate func checkedUse(now: Int64) throws(DecisionInputError) -> Bool {
    guard let usedAt else { return false }
    try Checked.past("usedAt", usedAt, now: now)
    guard let isSuccessorUnused else {
      throw DecisionInputError(description: "isSuccessorUnused is nil: pass true or false")
    }
    return isSuccessorUnused
  }
}
