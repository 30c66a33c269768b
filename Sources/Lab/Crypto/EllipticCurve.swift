import CCrypto

/// A curve of NIST with the digest that RFC 7518 §3.4 pairs it with.
package enum EllipticCurve: String, CaseIterable, Sendable {
  case p256 = "P-256"
  case p384 = "P-384"

  package var algorithm: JWTAlgorithm {
    switch self {
    case .p256: .es256
    case .p384: .es384
    }
  }

  /// The bytes of a coordinate, and of each of the two numbers of a signature.
  package var size: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    }
  }

  var digest: SignatureDigest {
    switch self {
    case .p256: .sha256
    case .p384: .sha384
    }
  }

  /// OpenSSL's name, as a text that lives for ever.
  var name: UnsafePointer<CChar> {
    switch self {
    case .p256: ccrypto_ec_p256()
    case .p384: ccrypto_ec_p384()
    }
  }

  /// OpenSSL knows P-256 by two names.
  var names: [String] { self == .p256 ? ["prime256v1", "P-256"] : ["secp384r1", "P-384"] }
}
