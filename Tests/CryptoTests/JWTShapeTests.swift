import AuthServer
import Crypto
import Testing
import TestIssuer

/// Tokens that are refused for their form. Each token is signed by the right key, so that nothing but
/// the form can be the reason.
@Suite("The form of tokens")
struct JWTShapeTests {
  private let apple = AppleIssuer()
  private let verifier = JWTVerifier(issuer: AppleIssuer.issuer, audience: "app.example")

  private func refusal(_ token: String, verifier: JWTVerifier? = nil) -> JWTError? {
    do throws(JWTError) {
      _ = try (verifier ?? self.verifier).verify(token, keys: apple.keys, now: 1_800_000_000)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(header: String, claims: String = "{}") throws -> JWTError? {
    refusal(try RawJWT(header: header, claims: claims).signed(by: apple.key))
  }

  private func honest() throws -> String {
    try apple.identityToken(AppleRequest(audience: "app.example", now: 1_800_000_000))
  }

  private var honestHeader: String {
    #"{"alg":"RS256","kid":"\#(apple.signer.jwk.keyID)"}"#
  }

  @Test(arguments: ["", ".", "e30", "e30.e30", "e30.e30.e30.e30", "e30.e30.e30.e30.e30", "...."])
  func rejectsWrongNumberOfParts(token: String) {
    #expect(refusal(token) == .shape)
  }

  @Test func rejectsExtraCharacters() throws {
    let token = try honest()
    #expect(refusal(token) == nil)
    #expect(refusal(token + ".") == .shape)
    #expect(refusal("Bearer " + token) != nil)
    #expect(refusal(" " + token) != nil)
    #expect(refusal(token + "\n") != nil)
    #expect(refusal(token + "==") == .encoding(.signature, .character(at: 342)))
  }

  /// The last character of a 256-byte signature has four spare bits. A second spelling would let one token pass
  /// for two.
  @Test func rejectsAlternativeSignatureEncoding() throws {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    let token = try honest()
    let last = alphabet.firstIndex(of: token.last!)!
    let other = token.dropLast() + String(alphabet[alphabet.index(after: last)])
    #expect(refusal(String(other)) == .encoding(.signature, .trailingBits))
  }

  @Test func rejectsEveryPrefixAndAlteration() throws {
    let token = Array(try honest().utf8)
    for place in token.indices {
      #expect(refusal(String(decoding: token[..<place], as: UTF8.self)) != nil)
      var changed = token
      changed[place] = token[place] == UInt8(ascii: "A") ? UInt8(ascii: "Q") : UInt8(ascii: "A")
      #expect(refusal(String(decoding: changed, as: UTF8.self)) != nil)
    }
  }

  @Test func tokenLengthIsLimited() throws {
    let token = try honest()
    let exact = JWTVerifier(
      issuer: AppleIssuer.issuer, audience: "app.example",
      limits: Limits(tokenBytes: token.utf8.count))
    let short = JWTVerifier(
      issuer: AppleIssuer.issuer, audience: "app.example",
      limits: Limits(tokenBytes: token.utf8.count - 1))
    #expect(refusal(token, verifier: exact) == nil)
    #expect(refusal(token, verifier: short) == .tooLong)
    #expect(refusal(String(repeating: ".", count: 1 << 20)) == .tooLong)
  }

  @Test(arguments: ["", "{", "{}x", "{\"alg\":\"RS256\",}", "\u{FEFF}{}", "{'alg':'RS256'}"])
  func rejectsNonJSONHeader(header: String) throws {
    guard case .json(.header, _) = try refusal(header: header) else {
      Issue.record("\(String(describing: try refusal(header: header)))")
      return
    }
  }

  @Test(arguments: ["[]", "null", "\"RS256\"", "1"])
  func headerAndClaimsMustBeObjects(json: String) throws {
    #expect(try refusal(header: json) == .notAnObject(.header))
    #expect(try refusal(header: honestHeader, claims: json) == .notAnObject(.claims))
  }

  @Test(arguments: ["", "{", "{\"iss\":\"\\ud800\"}", "{\"a\":1,\"\\u0061\":2}"])
  func rejectsNonJSONClaims(claims: String) throws {
    guard case .json(.claims, _) = try refusal(header: honestHeader, claims: claims) else {
      Issue.record("\(String(describing: try refusal(header: honestHeader, claims: claims)))")
      return
    }
  }

  @Test func limitsApplyToClaims() throws {
    let deep = String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
    guard
      case .json(.claims, let fault) = try refusal(
        header: honestHeader, claims: #"{"a":\#(deep)}"#)
    else {
      Issue.record("deep claims were read")
      return
    }
    #expect(fault.expected == "at most 32 levels")
  }
}
