import AuthServer
import Crypto
import Testing
import TestIssuer

@Suite("Bad tokens")
struct BadTokenTests {
  private let apple = AppleIssuer()
  private let request = AppleRequest(audience: "app.example", nonce: "n", now: 1_800_000_000)
  private let verifier = JWTVerifier(
    issuer: AppleIssuer.issuer, audience: "app.example", type: "JWT")

  @Test func validTokenIsAccepted() throws {
    let token = try apple.identityToken(request)
    let verified = try verifier.verify(
      token, keys: apple.keys, nonce: .exactly("n"), now: request.now)
    #expect(verified.keyID == apple.signer.jwk.keyID)
    #expect(verified.claims == AppleIssuer.claims(of: AppleIdentity(), request))
  }

  @Test(arguments: BadToken.allCases)
  func badTokenIsRejectedForExpectedReason(bad: BadToken) throws {
    let token = try apple.token(bad, request)
    let error = #expect(throws: JWTError.self) {
      try verifier.verify(token, keys: apple.keys, now: request.now)
    }
    #expect(reason(of: error!) == expected(bad))
  }

  /// The check that stops a bad token; JSON faults by the thing that was expected there.
  private func expected(_ bad: BadToken) -> String {
    switch bad {
    case .wrongAudience: "audience"
    case .wrongIssuer: "issuer"
    case .expired: "expired"
    case .notYetValid: "notYetValid"
    case .noExpiry, .expiryAsText, .hugeExpiry: #"claim("exp")"#
    case .duplicateClaim: "claims: each name once"
    case .duplicateHeader: "header: each name once"
    case .unknownKey: #"unknownKey("\#(attackersKeyID)")"#
    case .pathAsKeyID: #"unknownKey("../../../dev/null")"#
    case .noKeyID: #"header("kid")"#
    case .signedByAnother, .tamperedClaims, .noSignature: "signature"
    case .embeddedKey: #"keyInToken("jwk")"#
    case .keyAddress: #"keyInToken("jku")"#
    case .certificateAddress: #"keyInToken("x5u")"#
    case .certificate: #"keyInToken("x5c")"#
    case .criticalExtension: "critical"
    case .algorithmNone: #"algorithm("none")"#
    case .hmacWithPublicKey: #"algorithm("HS256")"#
    }
  }

  private func reason(of error: JWTError) -> String {
    guard case .json(let part, let fault) = error else { return "\(error)" }
    return "\(part): \(fault.expected)"
  }

  /// The id is the attacker's key's own, so it is read from the token.
  private var attackersKeyID: String {
    guard let token = try? apple.token(.unknownKey, request),
      let header = try? TokenParts(token).header
    else { return "no token" }
    guard case .string(let keyID)? = header["kid"] else { return "no kid" }
    return keyID
  }
}
