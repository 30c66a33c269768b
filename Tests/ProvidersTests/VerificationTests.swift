import AuthServer
import ContractModel
import Crypto
import Issuer
import Primitives
import Providers
import Testing

struct VerificationTests {
  private let now = Moving(1_800_000_000)

  private func desk(_ kind: Provider.Kind, _ standIn: StandIn, audience: String? = "app")
    -> ProviderClient
  {
    let base = kind == .oidc ? StandIn.base : StandIn.base + "/" + kind.rawValue
    let settings = ProviderSettings(
      audience: audience, issuer: kind == .oidc ? StandIn.base : nil, base: base)
    return ProviderClient(kind, settings, fetcher: standIn, now: { [now] in now.value })
  }

  private func token(
    _ standIn: StandIn, _ path: String = "/apple/mint", nonce: String? = "n"
  ) async throws -> Secret {
    let wish: JSONValue = [
      "audience": "app", "nonce": nonce.map(JSONValue.string), "email": "ada@example.com",
    ]
    return try await standIn.mint(path, wish).required("identityToken")
  }

  @Test func signedTokenIsAccepted() async throws {
    let standIn = StandIn(now)
    let identity = try await desk(.apple, standIn)
      .verify(identityToken: try await token(standIn), nonce: "n")
    #expect(identity.subject == Person.example.subject)
    #expect(identity.email == "ada@example.com" && identity.isEmailVerified)
  }

  /// OpenID Connect Core §10.1: an issuer with a single key may omit its id.
  @Test func onlyKeyNeedsNoID() async throws {
    let standIn = StandIn(now)
    let jwk = JWK(keyID: "", key: StandIn.key.publicKey).json
    var key = try jwk.fields()
    key["kid"] = nil
    standIn.answer(["keys": [.object(key)]], to: "/keys")
    let word = try signed(["alg": "RS256"])
    #expect(try await desk(.oidc, standIn).verify(identityToken: word, nonce: nil).subject == "ada")
  }

  /// An access token (RFC 9068) has the same issuer, key and often audience. Core §2 allows a missing `typ`.
  @Test(
    arguments: [
      (nil, true), ("JWT", true), ("jwt", true), ("application/jwt", true), ("at+jwt", false),
      ("application/at+jwt", false), ("logout+jwt", false), ("", false), (.null, false),
    ] as [(JSONValue?, Bool)])
  func onlyIdentityTokenIsAccepted(_ type: JSONValue?, _ isOne: Bool) async throws {
    let standIn = StandIn(now)
    let key = PrivateKey.rsa(StandIn.key).verifyingKey.thumbprint
    var header: JSONObject = ["alg": "RS256", "kid": .string(key)]
    header["typ"] = type
    let word = try signed(.object(header))
    let subject = try? await desk(.oidc, standIn).verify(identityToken: word, nonce: nil).subject
    #expect(subject == (isOne ? "ada" : nil))
  }

  /// By the issuer's key, for the app and for now.
  private func signed(_ header: JSONValue) throws -> Secret {
    let claims: JSONValue = [
      "iss": .string(StandIn.base), "aud": "app", "sub": "ada", "exp": 1_800_000_060,
    ]
    let text = Base64URL.encode(header.bytes) + "." + Base64URL.encode(claims.bytes)
    let signature = try StandIn.key.sign(Array(text.utf8))
    return Secret(text + "." + Base64URL.encode(signature))
  }

  /// A thief would omit the nonce that binds the token to its owner.
  @Test func tokenWithNonceRequiresNonce() async throws {
    let standIn = StandIn(now)
    let desk = desk(.apple, standIn)
    let word = try await token(standIn)
    await #expect(throws: VerificationError.refused("identity token: nonce")) {
      try await desk.verify(identityToken: word, nonce: nil, isBound: true)
    }
    _ = try await desk.verify(identityToken: word, nonce: nil)
    let plain = try await token(standIn, nonce: nil)
    _ = try await desk.verify(identityToken: plain, nonce: nil, isBound: true)
    let code: (String?) async throws -> Secret = { nonce in
      let wish: JSONValue = ["audience": "app", "nonce": nonce.map(JSONValue.string)]
      return try await standIn.mint("/apple/mint", wish).required("authorizationCode")
    }
    await #expect(throws: VerificationError.refused("identity token: nonce")) {
      try await desk.redeem(
        code: try await code("n"), redirect: nil, verifier: nil, nonce: nil, isBound: true)
    }
    _ = try await desk.redeem(
      code: try await code(nil), redirect: nil, verifier: nil, nonce: nil, isBound: true)
  }

  @Test func wrongAudienceNonceKeyOrTimeIsRejected() async throws {
    let standIn = StandIn(now)
    let word = try await token(standIn)
    let foreign = try await token(StandIn(now, key: StandIn.other))
    let cases: [(ProviderClient, Secret, String, Int)] = [
      (desk(.apple, standIn, audience: "other"), word, "n", 0),
      (desk(.apple, standIn), word, "m", 0),
      (desk(.apple, standIn), foreign, "n", 0),
      (desk(.apple, standIn), word, "n", 700),
      (desk(.google, standIn), word, "n", 0),
    ]
    for (desk, word, nonce, later) in cases {
      now.value = 1_800_000_000 + later
      await #expect(throws: VerificationError.self) {
        try await desk.verify(identityToken: word, nonce: nonce)
      }
    }
  }

  @Test(arguments: [Provider.Kind.apple, .google, .oidc])
  func codeYieldsSameIdentity(_ kind: Provider.Kind) async throws {
    let standIn = StandIn(now)
    let path = kind == .oidc ? "/mint" : "/\(kind.rawValue)/mint"
    let code: Secret = try await standIn.mint(path, ["audience": "app"])
      .required("authorizationCode")
    let desk = desk(kind, standIn)
    let identity = try await desk.redeem(code: code, redirect: nil, verifier: nil, nonce: nil)
    #expect(identity.subject == Person.example.subject && identity.grant?.refreshToken != nil)
    await #expect(throws: VerificationError.self) {
      try await desk.redeem(code: code, redirect: nil, verifier: nil, nonce: nil)
    }
  }

  @Test(arguments: [Provider.Kind.github, .wechat])
  func identityIsFetchedFromProviderWithoutTokens(_ kind: Provider.Kind) async throws {
    let standIn = StandIn(now)
    let wish: JSONValue = ["audience": "app", "subject": "li", "email": "li@example.com"]
    let code: Secret = try await standIn.mint("/\(kind.rawValue)/mint", wish)
      .required("authorizationCode")
    let identity = try await desk(kind, standIn)
      .redeem(code: code, redirect: nil, verifier: nil, nonce: nil)
    #expect(identity.email == (kind == .github ? "li@example.com" : nil))
    let wrong = Secret("wrong")
    await #expect(throws: VerificationError.refused("\(kind.rawValue) does not know the code")) {
      try await desk(kind, standIn).redeem(code: wrong, redirect: nil, verifier: nil, nonce: nil)
    }
  }

  private func redeemed(_ kind: Provider.Kind, _ standIn: StandIn) async throws -> VerifiedIdentity
  {
    try await desk(kind, standIn)
      .redeem(code: Secret("c"), redirect: nil, verifier: nil, nonce: nil)
  }

  /// WeChat sends a `unionid` only to some apps.
  @Test(
    arguments: [
      (["unionid": "u", "openid": "o"], "u"), (["unionid": "", "openid": "o"], "o"),
      (["unionid": .null, "openid": "o"], "o"), (["unionid": 1, "openid": "o"], "o"),
      (["openid": "o"], "o"),
    ] as [(JSONValue, String)])
  func weChatPrefersUnionID(_ answer: JSONValue, _ subject: String) async throws {
    let standIn = StandIn(now)
    standIn.answer(answer, to: "/access_token")
    #expect(try await redeemed(.wechat, standIn).subject == subject)
  }

  @Test(
    arguments: [
      [:], ["openid": ""], ["unionid": "", "openid": .null],
      ["unionid": .string(String(repeating: "u", count: 256))],
    ] as [JSONValue])
  func missingSubjectIsRejected(_ answer: JSONValue) async throws {
    let standIn = StandIn(now)
    standIn.answer(answer, to: "/access_token")
    await #expect(throws: VerificationError.self) { try await redeemed(.wechat, standIn) }
  }

  @Test(arguments: [(.null, "ada"), ("", "ada"), ("Ada L.", "Ada L.")] as [(JSONValue, String)])
  func missingNameFallsBackToLogin(_ name: JSONValue, _ called: String) async throws {
    let standIn = StandIn(now)
    standIn.answer(["access_token": "t"], to: "/access_token")
    standIn.answer(["id": 1, "login": "ada", "name": name], to: "/github/user")
    #expect(try await redeemed(.github, standIn).name == called)
  }

  @Test func authorizationURLIsComplete() async throws {
    let url = try await desk(.google, StandIn(now)).start(
      redirect: "http://127.0.0.1/back?x=1", state: "s t", nonce: "n", challenge: "c", scopes: [])
    #expect(
      url == StandIn.base + "/google/authorize?client_id=app"
        + "&redirect_uri=http%3A%2F%2F127.0.0.1%2Fback%3Fx%3D1&response_type=code&state=s%20t"
        + "&scope=openid%20email%20profile&nonce=n&code_challenge=c&code_challenge_method=S256")
  }

  @Test func existingQueryOfEndpointIsKept() async throws {
    let standIn = StandIn(now)
    standIn.answer(
      ["authorization_endpoint": .string(StandIn.base + "/authorize?tenant=a")], to: "/.well-known")
    let url = try await desk(.oidc, standIn).start(
      redirect: "http://127.0.0.1/back", state: "s", nonce: nil, challenge: nil, scopes: [])
    #expect(url.hasPrefix(StandIn.base + "/authorize?tenant=a&client_id=app&redirect_uri="))
    #expect(url.utf8.count { $0 == UInt8(ascii: "?") } == 1)
  }

  @Test func unavailabilityIsNotRefusal() async throws {
    let standIn = StandIn(now)
    let desk = desk(.github, standIn)
    standIn.goAway()
    await #expect(throws: VerificationError.unavailable("github: offline")) {
      try await desk.redeem(code: Secret("c"), redirect: nil, verifier: nil, nonce: nil)
    }
    standIn.goAway(false)
    standIn.answer(Fetched(status: 502, body: Array("<html>".utf8)))
    await #expect(throws: VerificationError.unavailable("github: 502")) {
      try await desk.redeem(code: Secret("c"), redirect: nil, verifier: nil, nonce: nil)
    }
  }

  @Test func missingSettingsRejectEverything() async throws {
    let standIn = StandIn(now)
    let word = try await token(standIn)
    for (kind, audience) in [
      (Provider.Kind.apple, String?.none), (.oauth2, "app"), (.github, "app"),
    ] {
      let desk = ProviderClient(
        kind, ProviderSettings(audience: audience), fetcher: standIn, now: { 0 })
      await #expect(throws: VerificationError.self) {
        try await desk.verify(identityToken: word, nonce: nil)
      }
    }
    #expect(standIn.count("/keys") == 0)
  }

  @Test func faultsRevealNothingOfToken() async throws {
    let standIn = StandIn(now)
    let desk = desk(.apple, standIn)
    let forged = Secret("eyJhbGciOiJub25lIiwia2lkIjoiY2FuYXJ5In0.eyJpc3MiOiJjYW5hcnkifQ.")
    await #expect(throws: VerificationError.refused("identity token: algorithm")) {
      try await desk.verify(identityToken: forged, nonce: nil)
    }
  }
}
