import AuthServer
import Primitives

/// A way to call without the token that was issued.
enum TokenForgery: String, CaseIterable, Sendable {
  case missing, madeUp, otherSignature, otherClaims, unsigned, unsignedInCapitals, emptyKey, weakKey

  /// It takes a JWT apart.
  var isOfJWT: Bool { self != .missing && self != .madeUp }

  func words(_ token: String) -> String {
    switch self {
    case .missing: "without `\(token)`"
    case .madeUp: "with a text in the place of `\(token)` that no server issued"
    default: "with `\(token)` \(words)"
    }
  }

  /// How a JWT differs from the one that was issued.
  var words: String {
    switch self {
    case .missing: "that is left out"
    case .madeUp: "that no server issued"
    case .otherSignature: "whose signature was changed"
    case .otherClaims: "whose claims were changed under its signature"
    case .unsigned: "as an unsigned JWT (`alg: none`)"
    case .unsignedInCapitals: "as an unsigned JWT (`alg: NONE`)"
    case .emptyKey: "signed by HS256 with an empty key"
    case .weakKey: "signed by HS256 with the key `secret`"
    }
  }

  /// The text that is sent in the token's place; nil in it for none at all.
  struct Forged { let text: String? }

  /// Nil where the token is no JWT.
  func forge(_ token: String) -> Forged? {
    switch self {
    case .missing: return Forged(text: nil)
    case .madeUp: return Forged(text: String(token.reversed()).replacing(".", with: "-"))
    default: break
    }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    switch self {
    case .otherSignature:
      return Forged(text: parts[0] + "." + parts[1] + "." + Self.turned(parts[2]))
    case .otherClaims:
      return Self.lengthened(parts[1]).map {
        Forged(text: parts[0] + "." + $0 + "." + parts[2])
      }
    case .unsigned: return Forged(text: Self.header("none", parts[0]) + "." + parts[1] + ".")
    case .emptyKey: return Forged(text: Self.signed(parts, by: ""))
    case .weakKey: return Forged(text: Self.signed(parts, by: "secret"))
    default: return Forged(text: Self.header("NONE", parts[0]) + "." + parts[1] + ".")
    }
  }

  private static func signed(_ parts: [String], by key: String) -> String {
    let text = header("HS256", parts[0]) + "." + parts[1]
    return text + "." + Base64URL.encode(HMACSHA256.code(Array(text.utf8), key: Array(key.utf8)))
  }

  /// The issued header with another algorithm: it names the key, which a server may look for first.
  private static func header(_ algorithm: String, _ issued: String) -> String {
    var fields: JSONObject = ["typ": "JWT"]
    if let bytes = try? Base64URL.decode(issued),
      case .object(let known)? = try? JSONValue(reading: bytes)
    {
      fields = known
    }
    fields["alg"] = .string(algorithm)
    return Base64URL.encode(JSONValue.object(fields).bytes)
  }

  /// The first character differs, so that no bits of padding are meant.
  private static func turned(_ text: String) -> String {
    (text.hasPrefix("A") ? "B" : "A") + text.dropFirst()
  }

  private static func lengthened(_ claims: String) -> String? {
    guard let bytes = try? Base64URL.decode(claims),
      case .object(var fields)? = try? JSONValue(reading: bytes)
    else { return nil }
    fields["exp"] = .number(JSONNumber(4_102_444_800))
    return Base64URL.encode(JSONValue.object(fields).bytes)
  }
}
