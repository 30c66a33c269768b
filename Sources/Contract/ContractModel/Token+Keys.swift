extension Token {
  package static let keys = Keys<Token>(
    "a token",
    [
      .required("format", \.format, .plainWord, "the form of the token", example: "jwt"),
      .doc(\.doc),
      .defaulted(
        "claims", \.claims, .fields(.free), "the claims of a JWT beside the registered ones",
        needs: .jwt, example: "{ type: { constant: user } }"),
      .optional(
        "issuer", \.origin.issuer, .textOrConfiguration, "the issuer of a JWT, its `iss`",
        needs: .jwt, example: "https://auth.example.com"),
      .optional(
        "audience", \.origin.audience, .textOrConfiguration, "the audience of a JWT, its `aud`",
        needs: .jwt, example: "https://api.example.com"),
      .defaulted(
        "algorithms", \.origin.algorithms, .words(), "how a JWT may be signed", needs: .jwt,
        example: "[ES256]"),
      .optional(
        "lifetime", \.life.lifetime, .lifetime,
        "how long it is valid, from issue or from each rotation", example: "1h"),
      .optional(
        "idle", \.life.idle, .duration, "how long it stays valid without use", example: "14d"),
      .optional(
        "ends", \.life.ends, .duration,
        "how long after the sign-in it expires, however often it was refreshed", example: "90d"),
      .optional(
        "sent", \.sent, .placement, "how a call sends it: `bearer`, or `{ in: cookie, wire: sid }`",
        usual: "only in fields", example: "bearer"),
      .optional(
        "next", \.next, .nextPlace,
        "where each response to a call that sends the token has the next one",
        usual: "responses have none", needs: .key("sent"),
        example: "{ in: header, wire: access-token }"),
      .required("stored", \.stored, .word(), "where the app keeps it", example: "keychain"),
      .optional(
        "account", \.account, .text, "the name of its item in the keychain", needs: .keychain,
        example: "access_token"),
      .optional(
        "rotates", \.rotation.rotates, .yesNo, "whether each refresh replaces it", usual: "false",
        example: "true"),
      .optional(
        "grace", \.rotation.grace, .duration,
        "how long a rotated token may be replayed and still get the same successor",
        usual: "not at all", needs: .rotation, example: "30s"),
      .optional(
        "reuse", \.rotation.reuse, .word(),
        "what happens if a rotated token is replayed after the grace period", needs: .rotation,
        example: "revokeFamily"),
      .defaulted(
        "was", \.formerNames, .texts,
        "its names in older versions of the contract, which a token store may still use",
        needs: .keychain, example: "[refreshToken]"),
      // Each endpoint's errors include these, and are compared.
      .defaulted(
        "refuses", \.refuses, .names(in: "errors"),
        "the errors that any call with this token can return", isCompared: false,
        example: "[sessionExpired]"),
      .optional("bound", \.bound, .word(), "what the token is bound to", example: "device"),
    ])
}

extension KeyNeed {
  fileprivate static let jwt = says("format", "jwt")
  fileprivate static let rotation = says("rotates", "true", mark: .key)
  fileprivate static let keychain = says("stored", "keychain", mark: .key)
}

extension Token.Place {
  package static let keys = Keys<Self>(
    "a place of a token",
    [
      .required("in", \.part, .word(), "which part of a call", example: "cookie"),
      .required("wire", \.wire, .text, "its name there", example: "sid"),
    ])
}
