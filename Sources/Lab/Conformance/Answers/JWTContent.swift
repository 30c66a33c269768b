import AuthServer
import Primitives

/// The header and the claims of a JWT, of which nothing has been checked.
struct JWTContent {
  let algorithm: String
  let claims: JSONObject

  /// Nil for a text that is no JWT.
  init?(_ token: String) {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
      case .string(let algorithm)? = header["alg"]
    else { return nil }
    self.algorithm = algorithm
    self.claims = claims
  }

  /// Seconds from its issue to its end; nil where it does not say.
  var life: Int? {
    guard let end = number("exp"), let start = number("iat") else { return nil }
    return end - start
  }

  func number(_ name: String) -> Int? {
    if case .number(let number)? = claims[name] { number.int } else { nil }
  }

  /// The texts of a claim that may be one or a list.
  func texts(_ name: String) -> [String] {
    switch claims[name] {
    case .string(let text)?: [text]
    case .array(let items)?:
      items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    default: []
    }
  }

  private static func object(_ part: Substring) -> JSONObject? {
    guard let bytes = try? Base64URL.decode(part),
      case .object(let object)? = try? JSONValue(reading: bytes)
    else { return nil }
    return object
  }
}
