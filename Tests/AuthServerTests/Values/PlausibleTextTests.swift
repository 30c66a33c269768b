import Testing

@testable import AuthServer

/// The checks in front of Foundation's own readers, which differ from one platform to the next.
@Suite struct PlausibleTextTests {
  @Test(arguments: [
    "1http://a", ":a", "a", "", "https://a/%", "https://a/%4", "https://a/%zz", "h\u{E9}://a",
    "https://a/\u{E9}", "https://a/ ", "ht tp://a",
  ])
  func rejectsMalformedURL(text: String) {
    #expect(!URLText.isPlausible(text))
  }

  @Test func acceptsUnusualURL() {
    #expect(URLText.isPlausible("a+b-c.1://x/%20?y#z"))
  }

  @Test(arguments: [
    "", "0b8e4c3a", "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6",
    "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e0", "0b8e4c3a05a0e-4b3e-9c9e-1f2a3b4c5d6e",
    "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d-e", "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6g",
  ])
  func rejectsMalformedUUID(text: String) {
    #expect(!UUIDText.isWellFormed(text))
  }

  @Test func acceptsUUID() {
    #expect(UUIDText.isWellFormed("0b8e4c3a-5A0E-4b3e-9c9e-1f2a3b4c5d6e"))
  }
}
