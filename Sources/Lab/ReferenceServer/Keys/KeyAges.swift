import Crypto
import Stores

/// When keys come and go. In seconds.
struct KeyAges: Sendable {
  /// After this a new key signs.
  var signs = 90 * 86_400
  /// The longest that a signed token is good.
  var tokensLast: Int

  /// How far nodes may be behind: in what they have read of the keys, and with their clocks.
  static let leeway = 120

  /// The newest key of the algorithm, while it may sign.
  func signer(among keys: [SigningKey], _ algorithm: JWTAlgorithm, at now: Moment) -> SigningKey? {
    let key = keys.first { $0.algorithm == algorithm.rawValue }
    return key.flatMap { isOld($0, at: now) ? nil : $0 }
  }

  /// Keys before this moment have signed nothing that is still good. A key signs until the next of
  /// its algorithm comes; what it signed last is good for a token's time after that.
  func end(of keys: [SigningKey], at now: Moment) -> Moment? {
    var newer: [String: Moment] = [:]
    var needed: [Moment] = []
    for key in keys {
      let wasReplaced = newer.updateValue(key.createdAt, forKey: key.algorithm)
      let until = wasReplaced?.adding(seconds: tokensLast + Self.leeway)  //! key-outlives-tokens
      if until.map({ now < $0 }) ?? true { needed.append(key.createdAt) }
    }
    guard let end = needed.min(), keys.contains(where: { $0.createdAt < end }) else { return nil }
    return end
  }

  private func isOld(_ key: SigningKey, at now: Moment) -> Bool {
    now >= key.createdAt.adding(seconds: signs)
  }
}
