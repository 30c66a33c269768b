import Testing

@testable import AuthServer

@Suite struct TargetTests {
  @Test(arguments: [
    ("/", "/", nil), ("/a/b", "/a/b", nil), ("/a?", "/a", ""), ("/a?b=c", "/a", "b=c"),
    ("/a?b?c", "/a", "b?c"), ("/a;b=c", "/a;b=c", nil), ("http://h/a?b", "/a", "b"),
    ("HTTPS://h:80/a", "/a", nil), ("http://[::1]:8/a", "/a", nil),
    ("/http://h/a", "/http://h/a", nil),
  ])
  func splitsPathAndQuery(text: String, path: String, query: String?) throws {
    let target = try #require(Target(text))
    #expect(target.path == path)
    #expect(target.query.map(String.init) == query)
  }

  @Test(arguments: [
    "", "a", "*", "?a", "/a b", "/a#b", "/\u{E9}", "/a\u{0}", "/a\r\nb", "/a\\b", "/a|b", "/<a>",
    "/a\"", "/{id}", "/a[b]", "/a^", "/a`", "http://", "http:///a", "http://u@h/a",
    "http://u:p@h/a",
    "http://h", "http://h?a", "ftp://h/a", "http:/a", "http:/\u{301}/h/a", "//\u{301}",
    "http://h\r\n/a",
  ])
  func rejectsMalformedTarget(text: String) {
    #expect(Target(text) == nil)
  }

  @Test(arguments: [
    ("/", [""]), ("/a", ["a"]), ("/a/", ["a", ""]), ("//a", ["", "a"]), ("/%61%2Db", ["a-b"]),
    ("/%e4%bd%A0", ["\u{4F60}"]), ("/a+b", ["a+b"]), ("/%2561", ["%61"]), ("/%252F", ["%2F"]),
    ("/...", ["..."]), ("/a%20b", ["a b"]), ("/%3F", ["?"]),
  ])
  func segmentsAreDecodedOnce(text: String, segments: [String]) throws {
    #expect(try #require(Target(text)).segments() == segments)
  }

  @Test(arguments: [
    "/%", "/%4", "/%zz", "/a%", "/%u0041", "/%+1", "/%2F", "/a%2fb", "/%00", "/a%00b", "/%0A",
    "/%7f",
    "/%1F", "/.", "/..", "/a/../b", "/%2e%2e", "/.%2E/a", "/%c0%af", "/%ff", "/%ED%A0%80", "/%C3",
  ])
  func rejectsMalformedSegments(text: String) throws {
    #expect(try #require(Target(text)).segments() == nil)
  }
}
