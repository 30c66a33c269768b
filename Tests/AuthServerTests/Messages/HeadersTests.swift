import AuthServer
import Testing

@Suite struct HeadersTests {
  private let headers: Headers = ["Accept": "a", "X-One": "1", "aCCept": "b"]

  @Test func namesIgnoreCase() {
    #expect(headers.first("ACCEPT") == "a")
    #expect(headers.all("accept") == ["a", "b"])
    #expect(headers.only("x-one") == "1")
    #expect(headers.only("Accept") == nil)
    #expect(headers.only("Missing") == nil)
    #expect(headers.first("X-On") == nil)
  }

  /// `[` and `{`, and `@` and a backtick, differ in the same bit as letters do.
  @Test func onlyLettersIgnoreCase() {
    let headers: Headers = ["a[": "1", "@": "2", "K": "3"]
    #expect(headers.first("A{") == nil)
    #expect(headers.first("`") == nil)
    #expect(headers.first("\u{212A}") == nil)
  }

  @Test func keepsTheOrder() {
    var changed = headers
    changed.set("accept", "c")
    changed.setDefault("X-ONE", "2")
    changed.setDefault("X-Two", "2")
    #expect(changed.map(\.name) == ["X-One", "accept", "X-Two"])
    #expect(changed.map(\.value) == ["1", "c", "2"])
    changed.remove("x-one")
    #expect(changed.map(\.name) == ["accept", "X-Two"])
  }

  @Test(arguments: [
    ("a", "a"), (" a", "a"), ("a\t", "a"), (" \ta b\t ", "a b"), ("", ""), (" ", ""), ("\t \t", ""),
    (" \u{E9} ", "\u{E9}"), ("a\r\n", "a\r\n"),
  ])
  func trimsSpacesAndTabsOnly(value: String, trimmed: String) {
    #expect((["A": value] as Headers).first("A") == trimmed)
  }
}
