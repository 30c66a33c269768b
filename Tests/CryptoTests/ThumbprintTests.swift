import Crypto
import Primitives
import Testing

@Suite("Thumbprints")
struct ThumbprintTests {
  /// RFC 7638 §3.1.
  @Test func matchesRFC7638Example() throws {
    let n = """
      0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw
      """
    let key = try RSAPublicKey(n: Base64URL.decode(n), e: [1, 0, 1])
    #expect(VerifyingKey.rsa(key).thumbprint == "NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs")
  }

  @Test func thumbprintsDiffer() throws {
    let keys = try (0..<10).map { _ in try PrivateKey.generate(for: .es256).verifyingKey.thumbprint
    }
    #expect(Set(keys).count == 10)
  }
}
