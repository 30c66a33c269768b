import AuthServer
import Testing

@Suite struct SecretTests {
  @Test(arguments: [
    ("", "", true), ("a", "a", true), ("abc", "abc", true), ("abc", "abd", false),
    ("abc", "bbc", false), ("abc", "ab", false), ("ab", "abc", false), ("", "a", false),
    ("\u{E9}", "e\u{301}", false), ("a\u{0}", "a", false),
  ])
  func comparesBytes(left: String, right: String, isSame: Bool) {
    #expect((Secret(left) == Secret(right)) == isSame)
  }

  @Test func onlyRevealReturnsContent() {
    let secret = Secret("canary")
    #expect(secret.reveal() == "canary")
    #expect("\(secret)" == "<redacted>")
    #expect(String(reflecting: secret) == "<redacted>")
  }
}
