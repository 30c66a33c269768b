import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// The language in which the server speaks to people.
struct UserLanguageTests {
  @Test(arguments: [
    (nil, "zh-Hans"), ("", "zh-Hans"), ("en", "en"), ("en-GB,en;q=0.8", "en"), ("EN-us", "en"),
    ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"), ("en;q=0.5, zh;q=0.9", "zh-Hans"),
    ("fr, en;q=0.1", "en"), ("fr", "zh-Hans"), ("*", "zh-Hans"), ("zh;q=0, en;q=0.1", "en"),
    ("en;q=0", "zh-Hans"), (";;,-,=", "zh-Hans"), ("en;q=much", "zh-Hans"),
  ])
  func pageUsesLanguageOfBrowser(_ header: String?, _ language: String) async throws {
    let lab = try await Lab("contract/rote.yaml")
    var input = OperationInput(endpoint: lab.contract.endpoints["openLogin"])
    input.values = ["type": "ioslogin"]
    input.page.languages = header
    let page = try #require(try await lab.run(input).page)
    #expect(page.contains("<html lang=\"\(language)\">"))
    #expect(page.contains("登录</button>") == (language == "zh-Hans"))
    #expect(page.contains("Sign in</button>") == (language == "en"))
    #expect(page.contains("用户名</label>") == (language == "zh-Hans"))
  }

  /// A rejected form is shown again in the language of the browser that sent it.
  @Test func pageShownAgainKeepsItsLanguage() async throws {
    let lab = try await Lab("contract/rote.yaml")
    let page = try await lab.call("openLogin", ["type": "ioslogin"])
    var form = try lab.form("signInWithPassword", of: page, "ann", "wrong")
    form.page.languages = "en"
    let again = try #require(try await lab.run(form).page)
    #expect(again.contains("role=\"alert\">Wrong name or password."))
  }

  @Test(arguments: [
    ("[zh-Hans, en]", "您的验证码是 "), ("[en, zh-Hans]", "Your code is "), ("[de]", "Your code is "),
  ])
  func messageUsesFirstLanguageOfContract(_ languages: String, _ words: String) async throws {
    let lab = try await Lab(
      text: Self.shop.replacing("languages: []", with: "languages: \(languages)"))
    _ = try await lab.call("sendCode", ["email": "ann@example.org"], person: "ann@example.org")
    #expect(try await lab.store.outbox().map(\.text).allSatisfy { $0.hasPrefix(words) })
    #expect(try await lab.store.outbox().count == 1)
  }

  private static let shop = """
    authcontract: 1
    service: Shop
    version: "1"
    languages: []
    servers: { api: { url: https://shop.example } }
    tokens: { access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    policies: { codes: { mailed: { length: 6, sentBy: mail } } }
    endpoints:
      sendCode: { route: POST /code, does: code.send, code: mailed, sends: { email: email } }
      enter:
        route: POST /enter
        does: code.signIn
        code: mailed
        sends: { email: email, code: code }
        returns: { token: tokens.access }
    """
}
