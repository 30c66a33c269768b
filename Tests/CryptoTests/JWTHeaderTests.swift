import AuthServer
import Crypto
import Testing
import TestIssuer

/// Headers of tokens that the right key signed: only the header can be the reason.
@Suite("Headers of tokens")
struct JWTHeaderTests {
  private let apple = AppleIssuer()
  private let now = 1_800_000_000

  private func refusal(
    _ header: JSONObject, type: String? = nil, mayLackType: Bool = false
  ) throws -> JWTError? {
    let claims = AppleIssuer.claims(
      of: AppleIdentity(), AppleRequest(audience: "app.example", now: now))
    let token = try RawJWT(header: header, claims: claims).signed(by: apple.key)
    let verifier = JWTVerifier(
      issuer: AppleIssuer.issuer, audience: "app.example", type: type, mayLackType: mayLackType)
    do throws(JWTError) {
      _ = try verifier.verify(token, keys: apple.keys, now: now)
      return nil
    } catch {
      return error
    }
  }

  /// The token says no key; the set has these beside the one that signed it, each with an id or without.
  private func isTaken(
    _ others: [JWK], keyID: String?, saying header: JSONObject = ["alg": "RS256"]
  ) throws -> Bool {
    let claims = AppleIssuer.claims(
      of: AppleIdentity(), AppleRequest(audience: "app.example", now: now))
    let token = try RawJWT(header: header, claims: claims).signed(by: apple.key)
    guard case .object(var own) = apple.signer.jwk.json else { return false }
    own["kid"] = keyID.map(JSONValue.string)
    let document: JSONValue = ["keys": .array([.object(own)] + others.map(\.json))]
    let verifier = JWTVerifier(
      issuer: AppleIssuer.issuer, audience: "app.example", namesKey: false)
    return (try? verifier.verify(token, keys: JWKS(reading: document.bytes), now: now)) != nil
  }

  @Test(arguments: [nil, "1"])
  func tokenWithoutKeyIDUsesOnlyKey(keyID: String?) throws {
    let curve = JWK(keyID: "c", key: .ec(try ECPrivateKey.generate(.p256).publicKey))
    let other = JWK(keyID: "o", key: try RSAPrivateKey.generate().publicKey)
    #expect(try isTaken([], keyID: keyID))
    #expect(try isTaken([curve], keyID: keyID))
    #expect(try !isTaken([other], keyID: keyID))
    #expect(try !isTaken([], keyID: keyID, saying: ["alg": "ES256"]))
    #expect(try !isTaken([curve], keyID: keyID, saying: ["alg": "ES256"]))
    #expect(try !isTaken([], keyID: keyID, saying: ["alg": "RS256", "kid": .null]))
    #expect(try !isTaken([], keyID: keyID, saying: ["alg": "RS256", "kid": ""]))
  }

  private func header(_ name: String, _ value: JSONValue?) -> JSONObject {
    var header: JSONObject = ["alg": "RS256", "kid": .string(apple.signer.jwk.keyID)]
    header[name] = value
    return header
  }

  @Test func minimalHeaderIsAccepted() throws {
    #expect(try refusal(header("typ", nil)) == nil)
  }

  @Test(arguments: [
    "none", "None", "NONE", "nOnE", "", "HS256", "rs256", "RS256 ", "RS384", "PS256", "ES256",
    "RS256\u{0}", "ＲＳ256",
  ])
  func otherAlgorithmsAreRejected(name: String) throws {
    #expect(try refusal(header("alg", .string(name))) == .algorithm(name))
  }

  @Test(arguments: [nil, .null, 256, true, ["RS256"], ["RS256": "RS256"]] as [JSONValue?])
  func nonTextAlgorithmOrKeyIDIsRejected(value: JSONValue?) throws {
    #expect(try refusal(header("alg", value)) == .header("alg"))
    #expect(try refusal(header("kid", value)) == .header("kid"))
  }

  @Test(arguments: [["exp"], ["b64"], [], .null, "exp"] as [JSONValue])
  func criticalHeaderIsRejectedInAnyForm(value: JSONValue) throws {
    #expect(try refusal(header("crit", value)) == .critical)
  }

  /// Even the right key, and even a null.
  @Test(arguments: ["jwk", "jku", "x5u", "x5c"])
  func keyInTokenIsRejected(name: String) throws {
    for value in [apple.signer.jwk.json, "https://appleid.apple.com/auth/keys", .null] {
      #expect(try refusal(header(name, value)) == .keyInToken(name))
    }
  }

  /// RFC 7515 §4: unknown members that aren't critical are ignored.
  @Test(arguments: ["x5t", "x5t#S256", "cty", "b64", "zip", "iss"])
  func otherMembersAreIgnored(name: String) throws {
    #expect(try refusal(header(name, "anything")) == nil)
  }

  @Test(arguments: [
    "", "A", " ", "' OR 1=1 --", "../keys", "/dev/null", "https://attacker.example",
  ])
  func unknownKeyIDIsRejected(keyID: String) throws {
    #expect(try refusal(header("kid", .string(keyID))) == .unknownKey(keyID))
  }

  @Test func keyIDComparisonIsExact() throws {
    let keyID = apple.signer.jwk.keyID
    let others = [keyID.uppercased(), keyID.lowercased(), keyID + " ", String(keyID.dropLast())]
    // A key ID made by chance may have letters of one case only.
    for other in others where other != keyID {
      #expect(try refusal(header("kid", .string(other))) == .unknownKey(other))
    }
  }

  @Test(arguments: [
    ("JWT", "JWT"), ("jwt", "JWT"), ("application/jwt", "JWT"), ("JWT", "application/JWT"),
    ("AT+JWT", "at+jwt"),
  ])
  func typeIgnoresCaseAndPrefix(found: String, wanted: String) throws {
    #expect(try refusal(header("typ", .string(found)), type: wanted) == nil)
  }

  @Test(arguments: ["at+jwt", "JWS", "", "text/jwt", "application/application/jwt", "JWT "])
  func otherTypesAreRejected(found: String) throws {
    #expect(try refusal(header("typ", .string(found)), type: "JWT") == .type)
    #expect(try refusal(header("typ", .string(found)), type: nil) == nil)
  }

  /// Apple's identity tokens have no type, others do. The access token of the same issuer has its own.
  @Test func typeMayBeOptional() throws {
    #expect(try refusal(header("typ", nil), type: "JWT", mayLackType: true) == nil)
    #expect(try refusal(header("typ", "jwt"), type: "JWT", mayLackType: true) == nil)
    #expect(try refusal(header("typ", "at+jwt"), type: "JWT", mayLackType: true) == .type)
  }

  @Test func missingOrNonTextTypeIsRejected() throws {
    #expect(try refusal(header("typ", nil), type: "JWT") == .type)
    #expect(try refusal(header("typ", 1)) == .header("typ"))
  }
}
