import Testing

@testable import AuthServer

@Suite struct BearerTests {
  private func read(_ values: String..., limit: Int = 100) -> Secret? {
    var headers = Headers()
    for value in values { headers.add("authorization", value) }
    return BearerToken.read(headers, limit: limit)
  }

  @Test(arguments: [
    ("Bearer abc", "abc"), ("bearer abc", "abc"), ("BEARER abc", "abc"), ("Bearer   abc", "abc"),
    ("Bearer aZ09-._~+/", "aZ09-._~+/"), ("Bearer a==", "a=="), (" Bearer a ", "a"),
    ("Bearer eyJ.eyJ.sig", "eyJ.eyJ.sig"),
  ])
  func readsToken(value: String, token: String) {
    #expect(read(value) == Secret(token))
  }

  @Test(arguments: [
    "", "Bearer", "Bearer ", "Bearerabc", "Basic abc", "Bearer a b", "Bearer a,b", "Bearer =",
    "Bearer ==", "Bearer a=b", "Bearer a\tb", "Bearer\ta", "Bearer \u{E9}", "Bearer a\u{0}",
    "Bearer \"a\"", "abc", "Bearer: abc", "Bearer a, Bearer b", "Bearer a;b", "Bearer a%20",
    "Token Bearer abc", "Bearer a\u{301}",
  ])
  func rejectsMalformedHeader(value: String) {
    #expect(read(value) == nil)
  }

  @Test func requiresExactlyOneHeader() {
    #expect(read() == nil)
    #expect(read("Bearer a", "Bearer a") == nil)
    #expect(read("Bearer a", "Basic b") == nil)
  }

  @Test func tokenLengthIsLimited() {
    #expect(read("Bearer abc", limit: 3) == Secret("abc"))
    #expect(read("Bearer abcd", limit: 3) == nil)
    #expect(read("Bearer ab==", limit: 3) == nil)
  }
}
