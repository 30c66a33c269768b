import AuthServer
import Crypto
import Testing

/// Claims of tokens that are right in every other way.
@Suite("Claims of tokens")
struct JWTClaimsTests {
  private let signer: JWTSigner
  private let keys: JWKS
  private let now = 1_800_000_000

  init() throws {
    signer = JWTSigner(key: try RSAPrivateKey(der: SampleKeys.rfc7515), keyID: "1")
    keys = try JWKS([signer.jwk])
  }

  private func claims(_ name: String, _ value: JSONValue?) -> JSONObject {
    var claims: JSONObject = ["iss": "us", "aud": "app", "exp": 1_800_000_100]
    claims[name] = value
    return claims
  }

  private func refusal(
    _ claims: JSONObject, _ verifier: JWTVerifier? = nil, nonce: JWTNonce = .notAsked,
    now: Int? = nil
  ) throws -> JWTError? {
    let token = try signer.sign(claims)
    let verifier = verifier ?? JWTVerifier(issuer: "us", audience: "app", leeway: 30)
    do throws(JWTError) {
      _ = try verifier.verify(token, keys: keys, nonce: nonce, now: now ?? self.now)
      return nil
    } catch {
      return error
    }
  }

  @Test func issuerMustMatch() throws {
    #expect(try refusal(claims("iss", "us")) == nil)
    for other: JSONValue in ["US", "us/", "", "u", "us "] {
      #expect(try refusal(claims("iss", other)) == .issuer)
    }
    for none: JSONValue? in [nil, .null, 1, ["us"]] {
      #expect(try refusal(claims("iss", none)) == .claim("iss"))
    }
  }

  /// Swift considers these equal, RFC 7519 doesn't.
  @Test func issuersCompareBytes() throws {
    let verifier = JWTVerifier(issuer: "caf\u{e9}", audience: "app")
    #expect(try refusal(claims("iss", "caf\u{e9}"), verifier) == nil)
    #expect(try refusal(claims("iss", "cafe\u{301}"), verifier) == .issuer)
  }

  @Test func audienceMayBeTextOrList() throws {
    for right: JSONValue in ["app", ["app"], ["app", "app"]] {
      #expect(try refusal(claims("aud", right)) == nil)
    }
    for wrong: JSONValue in ["other", "APP", "", "app ", "[\"app\"]", [], ["other"], ["ap", "p"]] {
      #expect(try refusal(claims("aud", wrong)) == .audience)
    }
    for none: JSONValue? in [nil, .null, 1, true, ["app": "app"], ["app", 1], [["app"]]] {
      #expect(try refusal(claims("aud", none)) == .claim("aud"))
    }
  }

  /// Otherwise the other audience could reuse its token here. A single audience needs no authorized party,
  /// because the tokens of Google's apps name their server as audience.
  @Test func severalAudiencesRequireAuthorizedParty() throws {
    for several: JSONValue in [["other", "app"], ["app", "other"]] {
      var claims = claims("aud", several)
      #expect(try refusal(claims) == .claim("azp"))
      for wrong: JSONValue in ["other", "APP", ""] {
        claims["azp"] = wrong
        #expect(try refusal(claims) == .audience)
      }
      claims["azp"] = "app"
      #expect(try refusal(claims) == nil)
    }
    #expect(try refusal(claims("azp", "other")) == nil)
  }

  @Test func verifierWithoutAudienceRejectsAudience() throws {
    let verifier = JWTVerifier(issuer: "us", audience: nil)
    #expect(try refusal(claims("aud", nil), verifier) == nil)
    #expect(try refusal(claims("aud", "app"), verifier) == .audience)
    #expect(try refusal(claims("aud", []), verifier) == .audience)
  }

  @Test func expiryIsExactToTheSecond() throws {
    #expect(try refusal(claims("exp", 1_000), now: 1_029) == nil)
    #expect(try refusal(claims("exp", 1_000), now: 1_030) == .expired)
    let strict = JWTVerifier(issuer: "us", audience: "app", leeway: 0)
    #expect(try refusal(claims("exp", 1_000), strict, now: 999) == nil)
    #expect(try refusal(claims("exp", 1_000), strict, now: 1_000) == .expired)
  }

  @Test func notBeforeIsExactToTheSecond() throws {
    #expect(try refusal(claims("nbf", 1_000), now: 970) == nil)
    #expect(try refusal(claims("nbf", 1_000), now: 969) == .notYetValid)
    let strict = JWTVerifier(issuer: "us", audience: "app", leeway: 0)
    #expect(try refusal(claims("nbf", 1_000), strict, now: 1_000) == nil)
    #expect(try refusal(claims("nbf", 1_000), strict, now: 999) == .notYetValid)
  }

  @Test func defaultLeewayIsOneMinute() {
    #expect(JWTVerifier(issuer: "us", audience: "app").leeway == 60)
  }

  /// RFC 7519 allows fractions. Nothing may overflow or trap.
  @Test(
    arguments: [
      ("1800000000.5", nil), ("18e8", .expired), ("1.8000001e9", nil), ("0", .expired),
      ("-1", .expired), ("-0", .expired), ("9223372036854775807", nil),
      ("-9223372036854775808", .expired), ("99999999999999999999", nil), ("1e308", nil),
      ("-1e308", .expired), ("1e-999", .expired), ("1e999", .claim("exp")),
      ("-1e999", .claim("exp")),
    ] as [(String, JWTError?)])
  func unusualNumbersAreHandled(exp: String, error: JWTError?) throws {
    let number = try #require(JSONNumber(exp))
    let strict = JWTVerifier(issuer: "us", audience: "app", leeway: 0)
    #expect(try refusal(claims("exp", .number(number)), strict) == error)
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func extremeClocksAreHandled(now: Int) throws {
    let error = try refusal(claims("nbf", 1_000_000), now: now)
    #expect(error == (now == Int.max ? .expired : .notYetValid))
  }

  @Test(arguments: ["exp", "nbf", "iat"])
  func timesMustBeNumbers(name: String) throws {
    for value: JSONValue in ["1800000100", .null, true, [1], ["a": 1]] {
      #expect(try refusal(claims(name, value)) == .claim(name))
    }
  }

  @Test func onlyExpiryIsRequired() throws {
    #expect(try refusal(claims("exp", nil)) == .claim("exp"))
    #expect(try refusal(claims("iat", 1_900_000_000)) == nil)
  }

  @Test func requiredValuesMustMatch() throws {
    let verifier = JWTVerifier(
      issuer: "us", audience: "app", values: ["token_use": "id", "level": 2])
    var right = claims("token_use", "id")
    right["level"] = JSONNumber("2.0").map(JSONValue.number)
    #expect(try refusal(right, verifier) == nil)
    right["level"] = "2"
    #expect(try refusal(right, verifier) == .value("level"))
    right["level"] = nil
    #expect(try refusal(right, verifier) == .claim("level"))
    #expect(try refusal(claims("token_use", "access"), verifier) == .value("token_use"))
  }

  @Test func requiredTextsCompareBytes() throws {
    let verifier = JWTVerifier(issuer: "us", audience: "app", values: ["a": "caf\u{e9}"])
    #expect(try refusal(claims("a", "cafe\u{301}"), verifier) == .value("a"))
  }

  @Test func exactNonceIsRequired() throws {
    let nonce = JWTNonce.exactly("n")
    #expect(try refusal(claims("nonce", "n"), nonce: nonce) == nil)
    #expect(try refusal(claims("nonce", "N"), nonce: nonce) == .nonce)
    #expect(try refusal(claims("nonce", ""), nonce: nonce) == .nonce)
    #expect(try refusal(claims("nonce", nil), nonce: nonce) == .claim("nonce"))
    #expect(try refusal(claims("nonce", 1), nonce: nonce) == .claim("nonce"))
    #expect(try refusal(claims("nonce", "n"), nonce: .notAsked) == nil)
  }

  @Test func nonceFollowsAppleSupportFlag() throws {
    let nonce = JWTNonce.whereSupported("n")
    #expect(try refusal(claims("nonce", nil), nonce: nonce) == nil)
    for no: JSONValue in [false, "false"] {
      #expect(try refusal(claims("nonce_supported", no), nonce: nonce) == nil)
    }
    for yes: JSONValue in [true, "true"] {
      #expect(try refusal(claims("nonce_supported", yes), nonce: nonce) == .claim("nonce"))
    }
    for odd: JSONValue in ["TRUE", 1, .null] {
      let error = try refusal(claims("nonce_supported", odd), nonce: nonce)
      #expect(error == .claim("nonce_supported"))
    }
    #expect(try refusal(claims("nonce", "n"), nonce: nonce) == nil)
    #expect(try refusal(claims("nonce", "other"), nonce: nonce) == .nonce)
  }

  @Test func acceptedTokenReturnsItsClaims() throws {
    let claims = claims("sub", "1")
    let verified = try JWTVerifier(issuer: "us", audience: "app")
      .verify(signer.sign(claims), keys: keys, now: now)
    #expect(verified.keyID == "1")
    #expect(verified.claims == claims)
  }
}
