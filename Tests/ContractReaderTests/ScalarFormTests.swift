import Testing

@testable import ContractReader

@Suite struct ScalarFormTests {
  @Test(arguments: [
    ("30s", 30), ("5m", 300), ("1h", 3600), ("7d", 604_800), ("1h56m", 6960), ("1d2h3m4s", 93_784),
  ])
  func readsDurations(_ text: String, _ seconds: Int) {
    #expect(Duration.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "0s", "1", "h", "1m1h", "1h1h", "-1s", "1.5h", "1 h", "9999999999999999999s",
  ])
  func rejectsInvalidDurations(_ text: String) {
    #expect(Duration.seconds(text) == nil)
  }

  @Test(arguments: [
    "string", "optional string", "list of User", "optional map of tokens.access", "a.b.c",
  ])
  func readsTypes(_ text: String) {
    #expect(TypeWord(text) != nil)
  }

  @Test(arguments: [
    "", " string", "string ", "optional", "list string", "list of", "optional  string", "a..b",
    ".a",
    "list of list of a", "string?", "[string]", "optional optional a", "1a",
  ])
  func rejectsInvalidTypes(_ text: String) {
    #expect(TypeWord(text) == nil)
  }

  @Test(arguments: [
    "https://a.example", "http://127.0.0.1:8080", "http://[::1]:80/base", "https://a.example/v1/x",
  ])
  func readsServerURLs(_ text: String) {
    #expect(ServerURL.isValid(text))
  }

  @Test(arguments: [
    "", "a.example", "ftp://a", "https://", "https://u:p@a", "https://a?x=1", "https://a#x",
    "https://a:0", "https://a:99999", "https://a/../b", "https://a b", "https://-a", "https://a//b",
    "http://[zz]", "http://[::1]x", "https://a/%2e",
  ])
  func rejectsInvalidServerURLs(_ text: String) {
    #expect(!ServerURL.isValid(text))
  }
}
