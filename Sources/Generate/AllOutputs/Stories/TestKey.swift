import Diagnostics
import Generation
import Primitives

/// The key that signs the JWTs of stories: the symmetric one of RFC 7515, appendix A.1, which everybody knows. A server
/// that takes it is open to all.
enum TestKey {
  static let id = "rfc7515-a1"
  static let algorithm = "HS256"
  private static let text =
    "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"

  /// As a JWK Set (RFC 7517).
  static var file: JSONValue {
    .members([
      (
        "keys",
        .list([
          .members([
            ("kty", .text("oct")), ("kid", .text(id)), ("alg", .text(algorithm)),
            ("use", .text("sig")), ("k", .text(text)),
          ])
        ])
      )
    ])
  }

  static func sign(_ claims: [(String, JSONValue)]) -> String {
    let header = JSONValue.members([
      ("alg", .text(algorithm)), ("typ", .text("JWT")), ("kid", .text(id)),
    ])
    let parts = [header, .members(claims)].map { Base64URL.encode(Array($0.compact.utf8)) }
    let signed = parts.joined(separator: ".")
    let key = (try? Base64URL.decode(text)) ?? []
    return signed + "." + Base64URL.encode(HMACSHA256.code(signed.utf8, key: key))
  }
}
