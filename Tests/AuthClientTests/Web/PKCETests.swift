import Foundation
import Testing

@testable import AuthClient
@testable import AuthWeb

@Suite("PKCE")
struct PKCETests {
  /// RFC 7636, appendix B.
  @Test func challengeMatchesRFC7636() {
    let pkce = PKCE(verifier: Secret("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
    #expect(pkce.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    #expect(PKCE.method == "S256")
  }

  @Test func verifiersAreUnique() {
    let verifiers = (0..<200).map { _ in PKCE().verifier.reveal() }
    #expect(Set(verifiers).count == 200)
    for verifier in verifiers {
      #expect(verifier.count == 43)
      #expect(
        verifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }
  }

  /// Of 6,400 random bytes, a value is missing in fewer than one of a billion runs.
  @Test func randomBytesCoverEveryValue() { #expect(Set(SystemRandom.bytes(6400)).count == 256) }
}
