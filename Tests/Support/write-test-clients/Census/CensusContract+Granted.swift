/// The part of a census that brings tokens.
extension CensusContract {
  /// One answer of a sign-in.
  struct Grant {
    let name: String
    let token: GrantedToken
    let form: WrittenForm
    let left: Double
    let isRequired: Bool

    var pair: CensusPair {
      CensusPair(form: form.name + (isRequired ? "Required" : ""), place: token.place)
    }

    fileprivate func filled(_ text: String) -> String {
      let pairs = form.keys.map { key, value in
        "\(key): \(isRequired ? value.replacing("optional ", with: "") : value)"
      }
      let plain = pairs.joined(separator: ", ").replacing(".held.", with: ".granted.")
      return text.replacing("NAME", with: name.capitalisedFirst)
        .replacing("END-in-header", with: "{ \(plain), in: header }")
        .replacing("END-in-cookie", with: "{ \(plain), in: cookie }")
        .replacing("END", with: "{ \(plain) }").replacing("TOKEN", with: "tokens.granted")
    }

    /// The answer of the API, with or without the end.
    func answer(withEnd: Bool) -> (headers: [(name: String, value: String)], body: String) {
      let lines = token.headers.filter { withEnd || !$0.value.contains("END") }
      let end = withEnd ? ",\"end\":\(form.json)" : ""
      return (
        lines.map { ($0.name, $0.value.replacing("END", with: form.text ?? "")) },
        token.body.replacing("END", with: end)
      )
    }
  }

  static let grants: [Grant] = GrantedToken.all.flatMap { token in
    WrittenForm.ends.flatMap { form, left in
      let isEverywhere = ["lasting", "ending", "endingUnixAsText"].contains(form.name)
      let both = token.place == .grantedBeside ? [false, true] : isEverywhere ? [false] : []
      return both.map { isRequired in
        let name =
          token.place.rawValue + form.name.capitalisedFirst + (isRequired ? "Required" : "")
        return Grant(name: name, token: token, form: form, left: left, isRequired: isRequired)
      }
    }
  }

  var isGranting: Bool { service == "CensusGranted" }
  var grants: [Grant] { isGranting ? Self.grants.filter { !refused.contains($0.pair) } : [] }

  mutating func writeTokens() {
    add(
      """
      tokens:
        held: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
        missing: { format: opaque, lifetime: 1h, stored: keychain }
        kept: { format: opaque, lifetime: 1h, stored: memory }
        granted: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
      providers:
        apple: { kind: apple, audience: org.census.app, nonce: raw }
        sso: { kind: oidc, issuer: https://sso.example, clientId: census, scopes: [openid], pkce: S256, nonce: raw }
        pool: { kind: cognito, clientId: census, poolId: pool, pkce: S256 }
      """)
  }

  mutating func writeGrantedTypes() {
    for grant in grants {
      for type in grant.token.types { add("  \(grant.filled(type))", grant.pair) }
    }
  }

  mutating func writeGrants() {
    add(
      "  bringMissing: { route: POST /missing, server: api, does: guest.signIn, returns: { held: tokens.held, missing: tokens.missing } }"
    )
    add(
      "  bringKept: { route: POST /kept, server: api, does: token.fetch, returns: { value: tokens.kept } }"
    )
    for grant in grants {
      let head = "route: POST /\(grant.name), server: \(grant.token.server), does: guest.signIn"
      add("  \(grant.name): { \(head), returns: \(grant.filled(grant.token.returns)) }", grant.pair)
    }
  }
}
