import Testing

@testable import AuthServer

@Suite struct WebAnswerTests {
  private struct Arrival: WebCallback {
    static let url = "rote://callback"
    var token: String
    var refresh: String?
    var fields: [(String, String?)] { [("token", token), ("refreshToken", refresh)] }
  }

  private struct SafeArrival: WebCallback {
    static let url = "https://app.example/arrival"
    var fields: [(String, String?)] { [] }
  }

  private func response<Callback>(_ answer: WebAnswer<Callback>) -> Response {
    answer.response(status: 302, style: WireStyle()).completed(for: .get)
  }

  @Test func callbackIsEscapedAndNotCached() {
    let answer = response(WebAnswer.ends(Arrival(token: "a+b/c=&d\r\nX: é")))
    #expect(answer.status == 302)
    #expect(
      answer.headers.all("Location")
        == ["rote://callback?token=a%2Bb%2Fc%3D%26d%0D%0AX%3A%20%C3%A9"])
    #expect(answer.headers.first("Cache-Control") == "no-store")
    #expect(answer.headers.first("Referrer-Policy") == "no-referrer")
  }

  @Test func refusalIsSentToAppAsCallback() {
    let answer = response(WebAnswer<Arrival>.refuses(.accessDenied, state: "a b"))
    #expect(
      answer.headers.first("Location") == "rote://callback?error=access_denied&state=a%20b")
    let silent = response(WebAnswer<Arrival>.refuses(.serverError))
    #expect(silent.headers.first("Location") == "rote://callback?error=server_error")
  }

  @Test func pageIsRestrictedAndMayEndInCallback() {
    let answer = response(WebAnswer<Arrival>.page(Page("<p>", status: 401)))
    #expect(answer.status == 401)
    #expect(answer.headers.first("Content-Type") == "text/html; charset=utf-8")
    #expect(
      answer.headers.first("Content-Security-Policy")
        == "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' rote:; frame-ancestors 'none'; base-uri 'none'"
    )
    #expect(answer.headers.first("X-Frame-Options") == "DENY")
    #expect(answer.headers.first("X-Content-Type-Options") == "nosniff")
    #expect(answer.headers.first("Cache-Control") == "no-store")
    let safe = response(WebAnswer<SafeArrival>.page(Page("")))
    #expect(
      safe.headers.first("Content-Security-Policy")?.contains(
        "form-action 'self' https://app.example;") == true)
  }

  /// Chromium checks the page's policy for each redirect after a form.
  @Test func formMayLeadToProvider() {
    let page = Page("<form>", formsLeadTo: ["https://github.example", "https://apple.example"])
    let policy = { (answer: Response) in answer.headers.first("Content-Security-Policy") ?? "" }
    #expect(
      policy(response(WebAnswer<Arrival>.page(page))).contains(
        "; form-action 'self' rote: https://github.example https://apple.example; "))
    let alone = page.response(status: 200, style: WireStyle())
    #expect(
      policy(alone).contains("; form-action 'self' https://github.example https://apple.example; "))
  }

  @Test func signInMayContinueElsewhere() {
    let there = Redirect(to: "https://github.example/authorize?x=1", query: [("state", "a&b")])
    #expect(
      response(WebAnswer<Arrival>.leads(there)).headers.first("Location")
        == "https://github.example/authorize?x=1&state=a%26b")
  }

  @Test(arguments: [
    ("https://a.example/#/in", "https://a.example/?s=1#/in"),
    ("https://a.example/?x=1#y?z", "https://a.example/?x=1&s=1#y?z"),
    ("https://a.example/#y?z", "https://a.example/?s=1#y?z"),
    ("https://a.example/?\u{301}=1", "https://a.example/?\u{301}=1&s=1"),
  ])
  func queryPrecedesFragment(base: String, location: String) {
    let answer = Redirect(to: base, query: [("s", "1")]).response(status: 302, style: WireStyle())
    #expect(answer.headers.first("Location") == location)
  }

  @Test func textOnPagesIsEscaped() {
    #expect(Page.escape("<a href=\"x\">'&é") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;é")
    // An accent behind a quote makes one character of both for people, and none for HTML.
    #expect(Page.escape("\"\u{301}") == "&quot;\u{301}")
  }

  @Test func printingHidesSecrets() {
    let canary = "canary-token"
    let answers: [WebAnswer<Arrival>] = [
      .ends(Arrival(token: canary)), .refuses(.serverError, state: canary), .page(Page(canary)),
      .leads(Redirect(to: canary)),
    ]
    for answer in answers {
      var dumped = ""
      dump(answer, to: &dumped)
      #expect(!("\(answer)" + String(reflecting: answer) + dumped).contains(canary))
    }
  }
}
