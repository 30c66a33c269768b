/// A code that was sent to somebody, as it is kept: one of a contract's `codes`.
///
/// Moments are milliseconds since 1970, and lengths of time are seconds.
public struct SentCode: Equatable, Sendable {
  /// A keyed hash of the code. It is nil when the code was used: a code is right once.
  public private(set) var fingerprint: [UInt8]?
  public let expiresAt: Int64
  public private(set) var triesLeft: Int

  /// - Parameters:
  ///   - fingerprint: such as an HMAC under a secret of the server. A plain hash of six digits is no secret.
  ///   - sentAt: milliseconds since 1970.
  ///   - lifetime: the `lifetime` of the contract, in seconds.
  ///   - tries: the `tries` of the contract.
  public init(fingerprint: [UInt8], sentAt: Int64, lifetime: Int, tries: Int) {
    self.fingerprint = fingerprint
    expiresAt = sentAt + Int64(lifetime) * 1_000
    triesLeft = tries
  }

  public enum Trial: Equatable, Sendable {
    case right
    case wrong(triesLeft: Int)
    case expired
    /// It was tried too often, and is no longer compared.
    case triesSpent
    /// It was used before.
    case unknown
  }

  /// Counts the try before the code is compared: of many at once, no more are compared than are allowed.
  public mutating func attempt(_ shown: [UInt8], now: Int64) -> Trial {
    guard let wanted = fingerprint else { return .unknown }
    guard now < expiresAt else { return .expired }  //! decided-code-expires
    guard triesLeft > 0 else { return .triesSpent }  //! decided-code-tries
    triesLeft -= 1
    guard SameTime.isEqual(shown, wanted) else { return .wrong(triesLeft: triesLeft) }
    fingerprint = nil  //! decided-code-once
    return .right
  }

  /// The moment from which another code may be sent.
  ///
  /// - Parameters:
  ///   - sentAt: when the last code was sent, in milliseconds since 1970.
  ///   - pause: the `resendAfter` of the contract, in seconds. Count it for unknown addresses too; otherwise the pause
  ///     reveals which addresses have an account.
  public static func nextSend(after sentAt: Int64, pause: Int) -> Int64 {
    sentAt + Int64(pause) * 1_000
  }
}
