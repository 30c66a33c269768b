import AuthServer
import Crypto
import Primitives
import Testing
import TestIssuer

@Suite("ES256")
struct ES256Tests {
  private let key: ECPrivateKey
  private let issuer = "https://issuer.example"
  private let claims: JSONObject = ["iss": "https://issuer.example", "aud": "app", "exp": 2_000]

  init() throws {
    key = try ECPrivateKey.generate(.p256)
  }

  private func fault(_ token: String, _ keys: JWKS) -> JWTError? {
    do throws(JWTError) {
      _ = try JWTVerifier(issuer: issuer, audience: "app").verify(token, keys: keys, now: 1_000)
      return nil
    } catch { return error }
  }

  /// RFC 7515 appendix A.3.
  @Test func matchesRFC7515Example() throws {
    let x = try Base64URL.decode("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU")
    let y = try Base64URL.decode("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")
    let message =
      "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
    let signature = try Base64URL.decode(
      "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q")
    let key = try ECPublicKey(.p256, x: x, y: y)
    #expect(try key.isSignature(signature, of: Array(message.utf8)))
    #expect(try key.isSignature(signature, of: Array((message + "x").utf8)) == false)
  }

  @Test func tokensAreSignedAndVerified() throws {
    let signer = JWTSigner(key: .ec(key), keyID: "1")
    let token = try signer.sign(claims)
    #expect(try TokenParts(token).header == ["alg": "ES256", "kid": "1", "typ": "JWT"])
    #expect(try TokenParts(token).signature.count == 64)
    let published = try JWKS(reading: JWKS([signer.jwk]).document)
    #expect(published.skipped.isEmpty)
    #expect(fault(token, published) == nil)
    let other = try JWKS([JWK(keyID: "1", key: .ec(ECPrivateKey.generate(.p256).publicKey))])
    #expect(fault(token, other) == .signature)
  }

  /// The key determines the algorithm, whatever a header says.
  @Test func tokenCannotChooseItsAlgorithm() throws {
    let keys = try JWKS([JWK(keyID: "1", key: .ec(key.publicKey))])
    let rsa = try RSAPrivateKey(der: SampleKeys.rfc7515)
    let signed = try JWTSigner(key: rsa, keyID: "1").sign(claims)
    #expect(fault(signed, keys) == .algorithm("RS256"))
    let raw = RawJWT(header: ["alg": "RS256", "kid": "1"], claims: claims)
    let mixed = raw.closed(by: try key.sign(Array(raw.closed().dropLast().utf8)))
    #expect(fault(mixed, keys) == .algorithm("RS256"))
  }

  @Test(arguments: [0, 1, 63, 65, 70, 72, 128])
  func signatureOfWrongLengthIsInvalid(_ length: Int) throws {
    let signature = [UInt8](repeating: 1, count: length)
    #expect(try key.publicKey.isSignature(signature, of: [1]) == false)
  }

  @Test(arguments: [UInt8(0), 0xff])
  func outOfRangeSignatureIsInvalid(_ byte: UInt8) throws {
    let signature = [UInt8](repeating: byte, count: 64)
    #expect(try key.publicKey.isSignature(signature, of: [1]) == false)
  }

  /// One signature in 128 has a number with a leading zero, which still takes 32 bytes.
  @Test func shortNumbersArePadded() throws {
    var hasShort = false
    for round in 0..<2_000 where !hasShort {
      let message = [UInt8(round & 255), UInt8(round >> 8)]
      let signature = try key.sign(message)
      #expect(signature.count == 64)
      #expect(try key.publicKey.isSignature(signature, of: message))
      hasShort = signature[0] == 0 || signature[32] == 0
    }
    #expect(hasShort)
  }

  @Test func pointMustLieOnCurve() throws {
    var y = key.publicKey.y
    y[31] ^= 1
    #expect(throws: ECKeyError.notOnTheCurve) { try ECPublicKey(.p256, x: key.publicKey.x, y: y) }
    let zero = [UInt8](repeating: 0, count: 32)
    #expect(throws: ECKeyError.notOnTheCurve) { try ECPublicKey(.p256, x: zero, y: zero) }
    #expect(throws: ECKeyError.length) { try ECPublicKey(.p256, x: zero, y: zero.dropLast()) }
  }

  @Test func privateKeysRoundTrip() throws {
    let copy = try PrivateKey(stored: key.pkcs8(), for: .es256)
    #expect(copy.verifyingKey == .ec(key.publicKey))
    #expect(copy.algorithm == .es256)
    let rsa = try RSAPrivateKey(der: SampleKeys.rfc7515)
    #expect(try PrivateKey(stored: rsa.pkcs8(), for: .rs256).verifyingKey == .rsa(rsa.publicKey))
    #expect(throws: ECKeyError.notAPrivateKey) { try ECPrivateKey(.p256, der: rsa.pkcs8()) }
    #expect(throws: ECKeyError.notAPrivateKey) { try ECPrivateKey(.p256, der: key.pkcs8() + [0]) }
    #expect(throws: PrivateKeyError.rsa(.notAnRSAPrivateKey)) {
      try PrivateKey(stored: [1, 2], for: .rs256)
    }
  }

  private func fault(_ name: String, _ value: JSONValue?) throws -> JWKFault? {
    guard case .object(var members) = JWK(keyID: "1", key: .ec(key.publicKey)).json else {
      return nil
    }
    members[name] = value
    do throws(JWKFault) {
      _ = try JWK(reading: .object(members))
      return nil
    } catch { return error }
  }

  @Test func publishedKeyMembersAreValidated() throws {
    #expect(try fault("alg", nil) == nil)
    #expect(try fault("alg", "RS256") == .purpose("alg"))
    #expect(try fault("crv", "P-384") == .purpose("alg"))
    #expect(try fault("crv", "P-521") == .keyType)
    #expect(try fault("crv", nil) == .keyType)
    #expect(try fault("kty", "RSA") == .purpose("alg"))
    #expect(try fault("x", nil) == .number("x"))
    #expect(try fault("y", "AQAB") == .point(.length))
  }
}
