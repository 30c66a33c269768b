import Primitives

extension VerifyingKey {
  /// The thumbprint of RFC 7638 in base64url: always the same for a key, and another for another.
  package var thumbprint: String {
    Base64URL.encode(SHA256.hash(Array(canonical.utf8)))
  }

  /// The members that make the key, by their names in order.
  private var canonical: String {
    switch self {
    case .rsa(let key):
      #"{"e":"\#(Base64URL.encode(key.e))","kty":"RSA","n":"\#(Base64URL.encode(key.n))"}"#
    case .p256(let key):
      #"{"crv":"P-256","kty":"EC","x":"\#(Base64URL.encode(key.x))","y":"\#(Base64URL.encode(key.y))"}"#
    }
  }
}
