extension Defect {
  /// Lives and rotation of tokens.
  static let tokenDefects: [Defect] = [
    Defect("rotation.none", "renewals bring the same refresh token again") {
      $0.changing("tokens.*.rotates") { $0 == "true" ? "false" : nil }.map { tree in
        let bare = tree.removing("tokens.*.grace") ?? tree
        return bare.removing("tokens.*.reuse") ?? bare
      }
    },
    Defect("rotation.keepsOld", "a refresh token that was replaced stays good") {
      $0.durations("tokens.*.grace") { _ in 86_400 }
    },
    Defect("grace.none", "a lost answer of a renewal cannot be asked for again") {
      $0.removing("tokens.*.grace")
    },
    Defect("grace.long", "a replaced refresh token is taken ten times as long as it should be") {
      $0.durations("tokens.*.grace") { $0 * 10 }
    },
    Defect("reuse.refused", "a stolen refresh token that comes back does not end the session") {
      $0.changing("tokens.*.reuse") { $0 == "revokeFamily" ? "refuse" : nil }
    },
    Defect(
      "reuse.ends", "a refresh token that comes back ends the session, where it should be refused"
    ) {
      $0.changing("tokens.*.reuse") { $0 == "refuse" ? "revokeFamily" : nil }
    },
    Defect("life.longer", "tokens live a minute longer") {
      $0.durations("tokens.*.lifetime") { $0 + 60 }
    },
    Defect("life.secondsLonger", "tokens live three seconds longer, as with a clock that is off") {
      $0.durations("tokens.*.lifetime") { $0 + 3 }
    },
    Defect("life.shorter", "tokens live a minute shorter") {
      $0.durations("tokens.*.lifetime") { $0 > 120 ? $0 - 60 : $0 }
    },
    Defect("life.half", "tokens live half as long") {
      $0.durations("tokens.*.lifetime") { $0 / 2 }
    },
    Defect("life.unsaid", "a token that is over is refused as if it was never good") {
      $0.changing("errors.*.means") { $0 == "tokenExpired" ? "other" : nil }
    },
    Defect("claims.lack", "tokens lack their claims") { $0.removing("tokens.*.claims") },
    Defect("claims.issuer", "tokens name another issuer") {
      $0.changing("tokens.*.issuer") { $0.hasPrefix("https://") ? $0 + "/2" : nil }
    },
    Defect("claims.audience", "tokens are for another audience") {
      $0.changing("tokens.*.audience") { $0.hasPrefix("configuration.") ? nil : $0 + "-2" }
    },
    Defect("claims.other", "tokens have other values of their claims") {
      $0.changing("tokens.*.claims.*.constant") { $0 + "2" }
    },
  ]
}
