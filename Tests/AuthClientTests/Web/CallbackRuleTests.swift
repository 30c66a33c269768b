import Foundation
import Testing

@testable import AuthClient
@testable import AuthWeb

@Suite("The callback that ends a web sign-in")
struct CallbackRuleTests {
  @Test(arguments: CallbackCases.forged.indices)
  func forgedCallbackIsRejected(_ index: Int) {
    let (rule, text, fault) = CallbackCases.forged[index]
    #expect(throws: fault, "\(text.prefix(80))") { try read(text, rule) }
    // The same through a URL, where Foundation makes one and leaves its text alone.
    guard let url = URL(string: text), url.absoluteString == text else { return }
    #expect(throws: fault, "\(text.prefix(80))") { try rule.read(url) }
  }

  @Test func forgedCasesAreNumerousAndDistinct() {
    #expect(CallbackCases.forged.count >= 100)
    let texts = CallbackCases.forged.map { "\($0.0.scheme) \($0.1)" }
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: [
    "myapp://callback?code=c&state=s", "MyApp://callback?code=c&state=s",
    "myapp://callback?state=s&code=c", "myapp://callback?&code=c&&state=s&",
    "myapp://callback?code=c&state=s&session_state=x&iss=https://a.example/?a=b",
    "myapp://callback?%63%6Fde=c&state=s", "myapp://callback?code=c&state=s&scope=",
    "myapp://callback?code=c&state=s&[]{}|^`=1", "myapp://callback/?code=c&state=s",
    "myapp://callback?code=c&state=s#", "myapp://callback?code=c&state=s#_=_",
  ])
  func exactCallbackIsRead(_ text: String) throws {
    let fields = try read(text, CallbackCases.app)
    #expect(try fields.required("code").reveal() == "c")
    #expect(fields["state"]?.reveal() == "s")
    #expect(fields.values.count == 2, "nothing that the rule does not name, nothing empty")
  }

  @Test(arguments: [
    "rote://callback?token=t", "rote://other?token=t", "rote://?token=t", "rote://a.b-c_1?token=t",
    "rote://%63allback?token=t", "rote://callback/?token=t",
  ])
  func uncheckedHostIsIgnored(_ text: String) throws {
    #expect(try read(text, CallbackCases.rote)["token"]?.reveal() == "t")
  }

  @Test func otherURLFormsAreRead() throws {
    #expect(try read("com.example.app:/callback?code=c", CallbackCases.bare)["code"] != nil)
    #expect(
      try read("https://example.com/auth/callback?code=c&state=s", CallbackCases.web)["code"] != nil
    )
  }

  @Test(arguments: ["https://example.com", "myapp://callback"])
  func emptyPathEqualsSlash(_ url: String) throws {
    for rule in [url, url + "/"].map({ CallbackRule(url: $0, required: []) }) {
      #expect(try read(url, rule) == read(url + "/", rule))
    }
  }

  @Test func plusIsNotDecodedAsSpace() throws {
    let fields = try read(
      "rote://x?token=a+b%2Bc%20d%25%3d=&refreshToken=%F0%9F%94%91", CallbackCases.rote)
    #expect(fields["token"]?.reveal() == "a+b+c d%==")
    #expect(fields["refreshToken"]?.reveal() == "🔑")
  }

  @Test func requiredErrorFieldIsAllowed() throws {
    let rule = CallbackRule(url: "a://b", required: ["error"])
    #expect(try read("a://b?error=x", rule)["error"]?.reveal() == "x")
  }

  @Test func lengthLimitIsExact() throws {
    let start = "rote://callback?token="
    let token = String(repeating: "t", count: CallbackText.longest - start.utf8.count)
    #expect(try read(start + token, CallbackCases.rote)["token"]?.reveal() == token)
    #expect(throws: CallbackFault.tooLong) { try read(start + token + "t", CallbackCases.rote) }
  }

  @Test(arguments: [
    "", "callback", "1app://x", "my app://x", "my_app://x", "http://example.com/x",
    "javascript://x",
    "HTTP://x", "file:///x", "data:x", "https://", "https:/x", "https:///x", "myapp://user@x",
    "myapp://x:80", "myapp://x?y=1", "myapp://x#y", "myapp://x#", "myapp://%zz", "://x", "тест://x",
  ])
  func unusableRuleAcceptsNothing(_ url: String) {
    let rule = CallbackRule(url: url, host: .unchecked, required: [])
    #expect(!rule.isUsable)
    #expect(throws: CallbackFault.unusableRule) { try read(url, rule) }
  }

  @Test func arbitraryTextNeverCrashes() throws {
    var numbers = SplitMix(7)
    let pieces = [
      "myapp", "://", "callback", "?", "code=c", "&", "state=s", "%", "%41", "%00", "#", "@", ":",
      "/", "\\", "=", "+", "é", "\u{0}", " ", "code", "error=x",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let start = numbers.next() % 2 == 0 ? "myapp://callback?code=c&state=s" : ""
      let text = (0..<numbers.next() % 6).reduce(start) { text, _ in
        text + pieces[Int(numbers.next() % UInt64(pieces.count))]
      }
      guard let fields = try? read(text, CallbackCases.app) else { continue }
      accepted += 1
      #expect(["?", "/?"].contains { text.hasPrefix("myapp://callback" + $0) })
      #expect(!text.dropLast().contains("#"))
      #expect(fields["code"]?.reveal().isEmpty == false)
    }
    #expect(accepted > 1000)
  }

  @Test func printingHidesValues() throws {
    let fields = try read("rote://x?token=canary-7f3a", CallbackCases.rote)
    #expect(!views(of: fields).contains("canary"))
    #expect("\(fields)" == "token")
    #expect(throws: CallbackFault.missing("code")) { try fields.required("code") }
    let fault = #expect(throws: CallbackFault.self) {
      try read("myapp://callback?error=canary-7f3a&state=s", CallbackCases.app)
    }
    #expect(!views(of: fault as Any).contains("canary"))
  }

  private func read(_ text: String, _ rule: CallbackRule) throws -> CallbackFields {
    try rule.fields(of: rule.query(of: text))
  }
}
