import Crypto
import Stores

/// Keys as they were read, and when. How old that is has nothing to do with the time of contracts.
final class CachedKeys: Sendable {
  let stored: [SigningKey]
  let pairs: [String: PrivateKey]
  /// The keys that check, the secrets among them.
  let verifying: JWKS
  /// Which of all reads of the store brought them, by the order in which they began.
  let read: Int
  private let readAt: ContinuousClock.Instant

  /// Keys that were read before are not read anew: to check an RSA key takes a while.
  init(
    _ keys: [SigningKey], of read: Int, known: (String) -> PrivateKey?
  ) throws(KeyRingFault) {
    var pairs: [String: PrivateKey] = [:]
    for key in keys {
      guard let pair = known(key.id) ?? Self.read(key) else { throw .noKey }
      pairs[key.id] = pair
    }
    let checking = keys.compactMap { key in
      pairs[key.id].map { JWK(keyID: key.id, key: $0.verifyingKey) }
    }
    guard let verifying = try? JWKS(checking) else { throw .noKey }
    stored = keys
    self.read = read
    self.pairs = pairs
    self.verifying = verifying
    readAt = .now
  }

  private static func read(_ key: SigningKey) -> PrivateKey? {
    guard let algorithm = JWTAlgorithm(rawValue: key.algorithm) else { return nil }
    return try? PrivateKey(stored: key.privateKey, for: algorithm)
  }

  func isOlder(than age: Duration) -> Bool { readAt.duration(to: .now) > age }
}
