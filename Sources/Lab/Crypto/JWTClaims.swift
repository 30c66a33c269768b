import AuthServer

/// The claims of a token, read by the types RFC 7519 gives them.
struct JWTClaims {
  let members: JSONObject

  init(_ bytes: [UInt8], limits: Limits) throws(JWTError) {
    members = try CompactJWT.object(bytes, .claims, limits: limits)
  }

  func text(_ name: String) throws(JWTError) -> String {
    guard let text = members[name]?.string else { throw .claim(name) }
    return text
  }

  /// Seconds since 1970, maybe with a fraction; nil where the claim is missing.
  func time(_ name: String) throws(JWTError) -> Double? {
    guard let value = members[name] else { return nil }
    guard case .number(let number) = value, let seconds = number.double else {
      throw .claim(name)
    }
    return seconds
  }

  /// One text and a list of texts mean the same; nil where the claim is missing.
  func audience() throws(JWTError) -> [String]? {
    guard let value = members["aud"] else { return nil }
    guard let audience = value.string.map({ [$0] }) ?? value.strings else { throw .claim("aud") }
    return audience
  }
}
