import Defects

extension ChangeKind {
  /// Lives, renewals and places of tokens.
  static let tokenKinds: [ChangeKind] = [
    .value("a token lives shorter", 14, at: "tokens.*.lifetime") {
      WrittenDuration.scaled($0, by: (1, 2), (1, 4), (1, 12), (1, 24))
    },
    .value("a token lives longer", 8, at: "tokens.*.lifetime") {
      WrittenDuration.scaled($0, by: (2, 1), (4, 1), (24, 1))
    },
    .removed("a lifetime is no longer said", 1, at: "tokens.*.lifetime"),
    .added("a lifetime is said", 2, "lifetime", to: "tokens.*", "15m", "1h", "30d"),
    .value("another grace", 3, at: "tokens.*.grace") {
      WrittenDuration.scaled($0, by: (1, 6), (1, 2), (2, 1), (20, 1))
    },
    .removed("no grace", 2, at: "tokens.*.grace"),
    .added("rotation is said", 4, "rotates", to: "tokens.*", "true", "false"),
    .value("another answer to reuse", 1, at: "tokens.*.reuse") { _ in
      ["revokeFamily", "refuse"]
    },
    .removed("reuse is no longer said", 1, at: "tokens.*.reuse"),
    .added("an end without use", 2, "idle", to: "tokens.*", "1d", "14d"),
    .added("an end for all", 2, "ends", to: "tokens.*", "7d", "90d"),
    .value("a token is sent elsewhere", 2, at: "tokens.*.sent") { _ in
      ["{ in: header, wire: X-Access-Token }"]
    },
    .value("another format of a token", 1, at: "tokens.*.format") {
      [$0 == "jwt" ? "opaque" : "jwt"]
    },
    .added("an audience of a token", 1, "audience", to: "tokens.*", "example.app"),
    .added("an issuer of a token", 1, "issuer", to: "tokens.*", "https://issuer.example"),
    .added("algorithms of a token", 1, "algorithms", to: "tokens.*", "[ES256]", "[RS256]"),
    .added("a token is bound", 2, "bound", to: "tokens.*", "device"),
    .removed("a token is no longer bound", 1, at: "tokens.*.bound"),
    .value("a token is kept elsewhere", 1, at: "tokens.*.stored") { _ in
      ["memory", "keychain"]
    },
    .value("another account in the keychain", 1, at: "tokens.*.account") { [$0 + "_v2"] },
    .renamed("a token has another name", 1, "tokens.*"),
    .value("another claim", 1, at: "tokens.*.claims.*.constant") { [$0 + "2"] },
  ]
}
