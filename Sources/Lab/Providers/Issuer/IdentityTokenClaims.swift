import AuthServer

/// The claims of an identity token of the stand-in.
struct IdentityTokenClaims {
  let kind: ProviderKind
  let grant: IssuedGrant
  let issuer: String
  let now: Int
  var lifetime = Self.defaultLifetime

  static let defaultLifetime = 600

  var object: JSONObject {
    var claims: JSONObject = [
      "iss": .string(issuer), "aud": .string(grant.client),
      "exp": .number(JSONNumber(now + lifetime)), "iat": .number(JSONNumber(now)),
      "sub": .string(grant.person.subject), "nonce": grant.nonce.map(JSONValue.string),
      "email": grant.person.email.map(JSONValue.string),
    ]
    if grant.person.email != nil { claims["email_verified"] = verified }
    if kind == .apple {
      claims["auth_time"] = .number(JSONNumber(now))
      claims["nonce_supported"] = true
    } else {
      claims["name"] = grant.person.name.map(JSONValue.string)
    }
    return claims
  }

  /// Apple writes its truth values as text.
  private var verified: JSONValue { kind == .apple ? "true" : true }
}
