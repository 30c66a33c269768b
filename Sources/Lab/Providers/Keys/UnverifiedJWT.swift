import AuthServer
import Crypto
import Primitives

/// Reads the id of the key that a token names, before anything about it is believed: only to know
/// which keys to have at hand.
enum UnverifiedJWT {
  static func keyID(of token: String) -> String? {
    guard token.utf8.count <= Limits().tokenBytes,
      let bytes = try? Base64URL.decode(String(token.prefix { $0 != "." })),
      case .object(let header)? = try? JSONValue(reading: bytes),
      case .string(let keyID)? = header["kid"]
    else { return nil }
    return keyID
  }
}
