import Crypto
import Stores

/// Keys as they were read, and when. How old that is has nothing to do with the time of contracts.
final class CachedKeys: Sendable {
  let stored: [SigningKey]
  let pairs: [String: PrivateKey]
  let published: JWKS
  /// Which of all reads of the store brought them, by the order in which they began.
  let read: Int
  private let readAt: ContinuousClock.Instant

  /// Keys that were read before are not read anew: to check an RSA key takes a while.
  init(
    _ keys: [SigningKey], of read: Int, known: [String: PrivateKey]
  ) throws(KeyRingFault) {
    var pairs: [String: PrivateKey] = [:]
    for key in keys {
      guard let pair = known[key.id] ?? (try? PrivateKey(pkcs8: key.privateKey)) else {
        throw .noKey
      }
      pairs[key.id] = pair
    }
    let publicKeys = keys.compactMap { key in
      pairs[key.id].map { JWK(keyID: key.id, key: $0.publicKey) }
    }
    guard let published = try? JWKS(publicKeys) else { throw .noKey }
    stored = keys
    self.read = read
    self.pairs = pairs
    self.published = published
    readAt = .now
  }

  func isOlder(than age: Duration) -> Bool { readAt.duration(to: .now) > age }
}
