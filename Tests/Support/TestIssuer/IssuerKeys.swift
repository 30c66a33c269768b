import Crypto
import Primitives

/// Keys that a whole test run shares: making one takes longer than most tests.
enum IssuerKeys {
  /// The key of an issuer that has not rotated yet.
  static let first = made()

  /// A key no issuer has ever published.
  static let attacker = made()

  private static func made() -> RSAPrivateKey {
    do { return try RSAPrivateKey.generate() } catch { fatalError("no RSA key: \(error)") }
  }
}

extension RSAPrivateKey {
  /// Ten characters, as in Apple's set, of the thumbprint of RFC 7638: always the same for a key.
  var shortThumbprint: String {
    let n = Base64URL.encode(publicKey.n)
    let e = Base64URL.encode(publicKey.e)
    let thumbprint = SHA256.hash(Array(#"{"e":"\#(e)","kty":"RSA","n":"\#(n)"}"#.utf8))
    return String(Base64URL.encode(thumbprint).prefix(10))
  }
}
