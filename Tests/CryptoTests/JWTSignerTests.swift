import Crypto
import Primitives
import Testing
import TestIssuer

@Suite("Signing tokens")
struct JWTSignerTests {
  private let key: RSAPrivateKey

  init() throws {
    key = try RSAPrivateKey(der: SampleKeys.rfc7515)
  }

  @Test func tokenContainsHeaderClaimsAndSignature() throws {
    let signer = JWTSigner(key: key, keyID: "k/1", type: "at+jwt")
    let token = try signer.sign(["sub": "1", "iss": "me", "exp": 12])
    let parts = token.split(separator: ".").map { $0 }
    #expect(try text(parts[0]) == #"{"alg":"RS256","kid":"k/1","typ":"at+jwt"}"#)
    #expect(try text(parts[1]) == #"{"sub":"1","iss":"me","exp":12}"#)
    let signed = Array((parts[0] + "." + parts[1]).utf8)
    #expect(try key.publicKey.isSignature(Base64URL.decode(parts[2]), of: signed))
    #expect(parts.count == 3)
  }

  @Test func defaultTypeIsJWT() throws {
    let token = try JWTSigner(key: key, keyID: "1").sign([:])
    #expect(try TokenParts(token).header["typ"] == "JWT")
  }

  @Test func publishesPublicKey() {
    #expect(JWTSigner(key: key, keyID: "1").jwk == JWK(keyID: "1", key: key.publicKey))
  }

  private func text(_ part: Substring) throws -> String {
    String(decoding: try Base64URL.decode(part), as: UTF8.self)
  }
}
