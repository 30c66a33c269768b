import AuthServer

/// The claims of an identity token of the stand-in.
struct IdentityTokenClaims {
  let flavor: ProviderKind
  let granted: Granted
  let issuer: String
  let now: Int
  var lifetime = Self.usualLifetime

  static let usualLifetime = 600

  var object: JSONObject {
    var claims: JSONObject = [
      "iss": .string(issuer), "aud": .string(granted.client),
      "exp": .number(JSONNumber(now + lifetime)), "iat": .number(JSONNumber(now)),
      "sub": .string(granted.person.subject), "nonce": granted.nonce.map(JSONValue.string),
      "email": granted.person.email.map(JSONValue.string),
    ]
    if granted.person.email != nil { claims["email_verified"] = verified }
    if flavor == .apple {
      claims["auth_time"] = .number(JSONNumber(now))
      claims["nonce_supported"] = true
    } else {
      claims["name"] = granted.person.name.map(JSONValue.string)
    }
    return claims
  }

  /// Apple writes its truth values as text.
  private var verified: JSONValue { flavor == .apple ? "true" : true }
}
