import Testing

@testable import AuthServer

@Suite struct CookieTests {
  private func line(_ cookie: SetCookie) -> String? {
    var headers = Headers()
    headers.add(cookie)
    return Response(status: 200, headers: headers).isWellFormed
      ? headers.first("Set-Cookie") : nil
  }

  @Test func cookieIsSecureByDefault() {
    #expect(
      line(SetCookie("__Host-s", "abc", lifetime: 60))
        == "__Host-s=abc; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax")
    #expect(line(SetCookie("x", "", isForScripts: true)) == "x=; Path=/; Secure; SameSite=Lax")
    #expect(line(SetCookie("x", "a", lifetime: -5))?.contains("Max-Age=0") == true)
  }

  @Test(arguments: ["a;b", "a b", "a\"", "a,b", "a\\b", "a\r\nX: y", "é", "a\u{0}"])
  func valueThatWouldBreakCookieIsNotSent(value: String) {
    #expect(line(SetCookie("x", value)) == nil)
    #expect(line(SetCookie("x\(value)", "a")) == nil)
  }

  @Test func cookiesAreReadWithoutDecoding() throws {
    let fields = TextFields(cookies: ["Cookie": "a=1;  b=x=y%20; c; =d", "cookie": "e=2; a2=3"])
    #expect(try fields.required("a") == "1")
    #expect(try fields.required("b") == "x=y%20")
    #expect(try fields.required("e", as: Int.self) == 2)
    #expect(try fields.optional("c", as: String.self) == nil)
    #expect(try fields.optional("A", as: String.self) == nil)
  }

  /// Swift sees one character with the preceding one, but an HTTP server reads bytes.
  @Test func combiningAccentHidesNoCookie() throws {
    let fields = TextFields(cookies: ["Cookie": "theme=1;\u{301}sid=abc; n=\u{301}; m=\u{301}=2"])
    #expect(try fields.required("theme") == "1")
    #expect(try fields.required("\u{301}sid") == "abc")
    #expect(try fields.required("n") == "\u{301}")
    #expect(try fields.required("m") == "\u{301}=2")
  }

  @Test(arguments: ["s=1; s=2", "", "s=", "t=1", "s"])
  func missingOrRepeatedTokenIsRejected(cookies: String) {
    #expect(incoming(["Cookie": cookies]).token(in: .cookie("s")) == nil)
  }

  @Test func tokensAreReadFromDeclaredPlaces() {
    let incoming = incoming(["Cookie": "s=1", "X-Token": "2"], "/?t=3&u=4&u=5")
    #expect(incoming.token(in: .cookie("s")) == Secret("1"))
    #expect(incoming.token(in: .header("x-token")) == Secret("2"))
    #expect(incoming.token(in: .query("t")) == Secret("3"))
    #expect(incoming.token(in: .query("u")) == nil)
    #expect(incoming.token(in: .header("x-other")) == nil)
  }

  private func incoming(_ headers: Headers, _ target: String = "/") -> Incoming {
    Incoming(
      request: Request(.get, target, headers: headers), path: TextFields(.path, []),
      deployment: Deployment(), target: Target(target)!, limits: Limits(tokenBytes: 8),
      style: WireStyle())
  }
}
