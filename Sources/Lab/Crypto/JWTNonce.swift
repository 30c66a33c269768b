import AuthServer

/// The rule for the claim `nonce`, which ties a token to the sign-in that asked for it.
package enum JWTNonce: Sendable, Equatable {
  /// No nonce was sent; whatever stands in the token is not looked at.
  case notAsked
  /// The token must carry none: whoever asked for it with one knows it, and would have sent it.
  case absent
  /// The token must carry exactly this nonce.
  case exactly(String)
  /// As Apple has it: the nonce may be missing, unless `nonce_supported` says that the device
  /// could send it. One that is there must be this one.
  case whereSupported(String)

  func check(_ claims: JWTClaims) throws(JWTError) {
    switch self {
    case .notAsked: return
    case .absent: guard claims.members["nonce"] == nil else { throw .nonce }
    case .exactly(let nonce): try Self.compare(claims, nonce)
    case .whereSupported(let nonce):
      let isMissing = claims.members["nonce"] == nil
      if isMissing, try !Self.isSupported(claims) { return }  //! nonce-required
      try Self.compare(claims, nonce)
    }
  }

  private static func compare(_ claims: JWTClaims, _ nonce: String) throws(JWTError) {
    guard try claims.text("nonce").isExactly(nonce) else { throw .nonce }  //! nonce-match
  }

  /// Apple writes its truth values as such or as text.
  private static func isSupported(_ claims: JWTClaims) throws(JWTError) -> Bool {
    switch claims.members["nonce_supported"] {
    case nil, .bool(false), .string("false"): return false
    case .bool(true), .string("true"): return true
    default: throw .claim("nonce_supported")
    }
  }
}
