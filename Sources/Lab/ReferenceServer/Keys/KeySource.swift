package import Crypto

/// Where a server's signing keys come from.
package protocol KeySource: Sendable {
  /// Nil if OpenSSL can't make one.
  func newKey(for algorithm: JWTAlgorithm) -> PrivateKey?
  /// A key that needs no check when it is read from the store.
  func key(withID id: String) -> PrivateKey?
}

/// Keys that nobody has had before.
struct NewKeys: KeySource {
  func newKey(for algorithm: JWTAlgorithm) -> PrivateKey? {
    try? PrivateKey.generate(for: algorithm)
  }

  func key(withID id: String) -> PrivateKey? { nil }
}
