import AuthServer
import Crypto
import Primitives
import Testing
import TestIssuer

@Suite("The stand-in for Apple")
struct AppleIssuerTests {
  private let request = AppleRequest(
    audience: "app.example", nonce: SHA256.hex(Array("raw".utf8)), now: 1_800_000_000)
  private let verifier = JWTVerifier(issuer: AppleIssuer.issuer, audience: "app.example")

  private func accepts(_ token: String, _ keys: JWKS, now: Int = 1_800_000_000) -> Bool {
    (try? verifier.verify(token, keys: keys, now: now)) != nil
  }

  @Test func claimsMatchApples() throws {
    let person = AppleIdentity(
      subject: "1", email: "a@privaterelay.appleid.com", emailVerified: .text(true),
      isPrivateEmail: .bool(false))
    let parts = try TokenParts(AppleIssuer().identityToken(for: person, request))
    #expect(
      parts.claims == [
        "iss": "https://appleid.apple.com", "aud": "app.example", "exp": 1_800_086_400,
        "iat": 1_800_000_000, "sub": "1", "nonce": .string(SHA256.hex(Array("raw".utf8))),
        "email": "a@privaterelay.appleid.com", "email_verified": "true",
        "is_private_email": false, "auth_time": 1_800_000_000, "nonce_supported": true,
      ])
  }

  @Test func unknownClaimsAreOmitted() throws {
    let bare = AppleRequest(audience: "app.example", nonceSupported: nil, now: 0, lifetime: 600)
    let claims = AppleIssuer.claims(of: AppleIdentity(), bare)
    #expect(claims.fields.map(\.name) == ["iss", "aud", "exp", "iat", "sub", "auth_time"])
    #expect(claims["exp"] == 600)
  }

  @Test func flagsSupportBothForms() {
    #expect(AppleIdentity.Flag.bool(true).json == true)
    #expect(AppleIdentity.Flag.text(true).json == "true")
    #expect(AppleIdentity.Flag.text(false).json == "false")
  }

  @Test func issuersInOneProcessShareFirstKey() throws {
    #expect(AppleIssuer().keys == AppleIssuer().keys)
    #expect(accepts(try AppleIssuer().identityToken(request), AppleIssuer().keys))
  }

  @Test func documentContainsKeys() throws {
    let apple = AppleIssuer()
    #expect(try JWKS(reading: apple.keysDocument) == apple.keys)
  }

  @Test func rotationKeepsOldTokensValid() throws {
    var apple = AppleIssuer()
    let (oldKeys, oldToken) = (apple.keys, try apple.identityToken(request))
    try apple.rotate()
    let newToken = try apple.identityToken(request)
    #expect(accepts(oldToken, apple.keys))
    #expect(accepts(newToken, apple.keys))
    #expect(apple.keys.keys.count == 2)
    #expect(throws: JWTError.unknownKey(apple.signer.jwk.keyID)) {
      try verifier.verify(newToken, keys: oldKeys, now: request.now)
    }
  }

  @Test func withdrawnKeysInvalidateTokens() throws {
    var apple = AppleIssuer()
    let oldToken = try apple.identityToken(request)
    try apple.rotate(withdrawingOld: true)
    #expect(apple.keys.keys.count == 1)
    #expect(!accepts(oldToken, apple.keys))
    #expect(accepts(try apple.identityToken(request), apple.keys))
  }

  @Test func tokenExpiresAfterItsLifetime() throws {
    let token = try AppleIssuer().identityToken(request)
    #expect(accepts(token, AppleIssuer().keys, now: request.now + 86_400 + 59))
    #expect(!accepts(token, AppleIssuer().keys, now: request.now + 86_400 + 60))
  }

  /// The attack is real: a verifier that lets the token choose its algorithm would accept this one.
  @Test func hmacTokenFoolsCarelessVerifier() throws {
    let apple = AppleIssuer()
    let parts = try TokenParts(apple.token(.hmacWithPublicKey, request))
    let secret = Array(try apple.signer.jwk.key.pem().utf8)
    #expect(parts.signature == HMACSHA256.code(Array(parts.signedText.utf8), key: secret))
    #expect(parts.header["alg"] == "HS256")
  }

  /// The attack is real: the embedded key does verify its token.
  @Test func embeddedKeyVerifiesItsToken() throws {
    let parts = try TokenParts(AppleIssuer().token(.embeddedKey, request))
    let key = try JWK(reading: #require(parts.header["jwk"])).key
    #expect(try key.isSignature(parts.signature, of: Array(parts.signedText.utf8)))
  }

  /// The issuer did sign these, and verifiers still reject them.
  @Test(arguments: [
    BadToken.wrongAudience, .wrongIssuer, .expired, .notYetValid, .noExpiry, .expiryAsText,
    .hugeExpiry,
  ])
  func misissuedTokensAreProperlySigned(bad: BadToken) throws {
    let apple = AppleIssuer()
    let parts = try TokenParts(apple.token(bad, request))
    let isSigned = try apple.signer.jwk.key.isSignature(
      parts.signature, of: Array(parts.signedText.utf8))
    #expect(isSigned)
  }
}
