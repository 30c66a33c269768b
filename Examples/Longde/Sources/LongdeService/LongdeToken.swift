import AuthServer

/// The access tokens: JWT by HS256, as only this service reads them.
enum LongdeToken {
  static let lifetime: Int64 = 3_600

  enum Reading: Equatable {
    case good(session: String)
    case expired
    case wrong
  }

  static func make(
    session: String, account: String, key: LongdeKey, now: Int64
  ) -> String {
    let header: JSONValue = ["alg": "HS256", "typ": "JWT", "kid": .string(key.id)]
    let claims: JSONValue = [
      "type": "user", "sub": .string(account), "sid": .string(session),
      "iat": .number(JSONNumber(Int(now / 1_000))),
      "exp": .number(JSONNumber(Int(now / 1_000 + lifetime))),
    ]
    let signed = "\(Hashing.text(header.bytes)).\(Hashing.text(claims.bytes))"
    return "\(signed).\(Hashing.authenticate(signed, key: key.secret))"
  }

  /// The key that a token names. Nothing of the token is believed yet.
  static func keyID(of token: String) -> String? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = object(parts[0]), text(header["alg"]) == "HS256" else {
      return nil
    }
    return text(header["kid"])
  }

  /// Whether the key signed it comes first: no claim of another token is looked at.
  static func read(_ token: String, key: LongdeKey, now: Int64) -> Reading {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return .wrong }
    let code = Hashing.authenticate("\(parts[0]).\(parts[1])", key: key.secret)
    guard ConstantTime.isSame(code, String(parts[2])), let claims = object(parts[1]),
      text(claims["type"]) == "user", let session = text(claims["sid"]),
      case .number(let end)? = claims["exp"], let seconds = end.int
    else { return .wrong }
    return now < Int64(seconds) * 1_000 ? .good(session: session) : .expired
  }

  static func object(_ part: Substring) -> JSONObject? {
    guard let bytes = Hashing.bytes(String(part)) else { return nil }
    return try? JSONValue(reading: bytes).fields()
  }

  static func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }
}
