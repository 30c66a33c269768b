import AuthServer
import Crypto
import Primitives

/// A token's pieces, decoded without any check.
struct TokenParts {
  let header: JSONObject
  let claims: JSONObject
  let signature: [UInt8]
  let signedText: String

  init(_ token: String) throws {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    header = try JSONValue(reading: Base64URL.decode(parts[0])).fields()
    claims = try JSONValue(reading: Base64URL.decode(parts[1])).fields()
    signature = try Base64URL.decode(parts[2])
    signedText = parts[0] + "." + parts[1]
  }
}
