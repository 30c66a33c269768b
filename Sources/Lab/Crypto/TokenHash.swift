import AuthServer

/// What is kept of a token, a ticket or a code, and what follows from one.
package enum TokenHash {
  /// The fingerprint under which a store knows it. A code of six digits is guessed from a plain
  /// hash in no time; under a key it is not.
  package static func fingerprint(of token: Secret, key: [UInt8]) -> [UInt8] {
    HMACSHA256.code(Array("fingerprint:".utf8) + token.reveal().utf8, key: key)
  }

  /// The token that comes after this one: always the same, so that nobody has to keep it for a
  /// repeat, and of use only to who has the token and the key.
  package static func successor(of token: Secret, key: [UInt8]) -> Secret {
    Secret(
      Base64URL.encode(
        HMACSHA256.code(Array("successor:".utf8) + token.reveal().utf8, key: key)))
  }
}
