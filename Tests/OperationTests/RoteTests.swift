import AuthServer
import ContractModel
import Crypto
import Primitives
import Stores
import Testing

@testable import ReferenceServer

/// Rote: a page, and a callback that carries the tokens.
struct RoteTests {
  private let password = "Sound Horse 42"

  private func lab() async throws -> Lab {
    let lab = try await Lab("contract/rote.yaml")
    _ = try await lab.store.create(
      NewAccount(
        id: "11111111-1111-4111-8111-111111111111", state: .active,
        identifiers: [Identifier(kind: .username, text: "ann", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(password))))
    return lab
  }

  /// The form of a page as a browser sends it.
  private func form(_ lab: Lab, _ page: Outcome, password: String) throws -> OperationInput {
    try lab.form("signInWithPassword", of: page, "ann", password)
  }

  @Test func pageShowsFormAndGitHub() async throws {
    let lab = try await lab()
    let html = try #require(try await lab.call("openLogin", ["type": "ioslogin"]).page)
    #expect(html.contains("<form method=\"post\" action=\"/v2/api/auth/login\">"))
    #expect(html.contains("autocomplete=\"current-password\""))
    #expect(
      html.contains("href=\"/v2/api/auth/oauth/github?type=ioslogin&amp;redirect=%2Flogin\""))
  }

  @Test func formEndsInCallbackWithTokens() async throws {
    let lab = try await lab()
    let page = try await lab.call("openLogin", ["type": "ioslogin"])
    let outcome = try await lab.run(try form(lab, page, password: password))
    guard case .callback("arrival", let data) = outcome else {
      Issue.record("no callback"); return
    }
    #expect(data.tokens.keys.sorted() == ["access", "refresh"])
    // A year is too long and an hour too short for what nothing renews.
    #expect(data.tokens["access"]?.lifetime == 30 * 86_400)
  }

  @Test func wrongPasswordShowsPageAgain() async throws {
    let lab = try await lab()
    let page = try await lab.call("openLogin", ["type": "ioslogin"])
    let again = try await lab.run(try form(lab, page, password: "wrong"))
    #expect(again.page?.contains("role=\"alert\">账号或密码错误。") == true)
    guard case .page(let response) = again else { return }
    #expect(response.status == 401)
    // The page that came again can be used.
    let outcome = try await lab.run(try form(lab, again, password: password))
    guard case .callback = outcome else { Issue.record("no callback"); return }
  }

  @Test func nonBrowserGetsRefusal() async throws {
    let lab = try await lab()
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "signInWithPassword", ["username": "ann"], person: "ann", password: "wrong")
      } == .credentialsWrong)
    guard
      case .callback = try await lab.call(
        "signInWithPassword", ["username": "ann"], person: "ann", password: password)
    else { Issue.record("no callback"); return }
  }

  @Test func crossSiteFormDoesNotSignIn() async throws {
    let lab = try await lab()
    let page = try await lab.call("openLogin", ["type": "ioslogin"])
    var input = try form(lab, page, password: password)
    let cookie = input.page.cookie
    input.page.cookie = nil
    #expect(await reason { () async throws(Failure) in try await lab.run(input) } == .stateWrong)
    input.page.cookie = Secret("another")
    #expect(await reason { () async throws(Failure) in try await lab.run(input) } == .stateWrong)
    input.page.cookie = cookie
    input.page.isForeign = true
    #expect(
      await reason { () async throws(Failure) in try await lab.run(input) } == .requestInvalid)
  }

  @Test func contractTextIsEscapedOnPage() async throws {
    let text = """
      authcontract: 1
      service: Page
      version: "1"
      servers: { site: { url: https://page.example, content: form } }
      tokens: { access: { format: opaque, stored: keychain } }
      callbacks: { arrival: { url: page://back, fields: { token: tokens.access } } }
      endpoints:
        open: { route: GET /open, does: web.signIn, endsIn: arrival }
        enter:
          route: POST /enter
          by: page
          does: password.signIn
          sends:
            username: { type: username, doc: "<script>alert('x')</script>\\"&" }
            password: password
          endsIn: arrival
      """
    let lab = try await Lab(text: text)
    let html = try #require(try await lab.call("open").page)
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;"))
  }

  /// The state that goes to GitHub, and comes back though the contract does not name it.
  private func begun(_ lab: Lab) async throws -> ProviderReturn {
    guard case .redirect(let url) = try await lab.call("openGitHub", ["type": "ioslogin"]) else {
      Issue.record("no redirect")
      return ProviderReturn()
    }
    #expect(url.hasPrefix("https://provider.example/github?state="))
    return ProviderReturn(state: Secret(String(url.split(separator: "=").last!)))
  }

  private func returned(
    _ lab: Lab, _ code: String, _ back: ProviderReturn
  ) async throws(Failure) -> Outcome {
    try await lab.call("gitHubCallback", slots: [.authorizationCode: code], back: back)
  }

  @Test func gitHubEndsInCallback() async throws {
    let lab = try await lab()
    let outcome = try await returned(lab, "good:octocat", try await begun(lab))
    guard case .callback("arrival", let data) = outcome else {
      Issue.record("no callback"); return
    }
    #expect(data.tokens["access"] != nil)
    let proof = await lab.providers.proofs.last
    #expect(proof?.redirect == "http://127.0.0.1:8080/v2/api/auth/oauth/github/callback")
    let verifier = try #require(proof?.slots[.codeVerifier]?.reveal())
    #expect(
      await lab.providers.starts.last?.codeChallenge
        == Base64URL.encode(SHA256.hash(Array(verifier.utf8))))
    let back = try await begun(lab)
    #expect(
      await reason { () async throws(Failure) in try await returned(lab, "bad", back) }
        == .providerRefused)
  }

  /// A link with a stranger's code must not sign in a browser that didn't start there.
  @Test(arguments: [nil, "zzz"])
  func foreignStateDoesNotSignIn(_ state: String?) async throws {
    let lab = try await lab()
    let back = ProviderReturn(state: state.map { Secret($0) })
    #expect(
      await reason { () async throws(Failure) in try await returned(lab, "good:octocat", back) }
        == .stateWrong)
    #expect(await lab.providers.proofs.isEmpty)
  }

  @Test func gitHubStateWorksOnceForTenMinutes() async throws {
    let lab = try await lab()
    let back = try await begun(lab)
    _ = try await returned(lab, "good:octocat", back)
    #expect(
      await reason { () async throws(Failure) in try await returned(lab, "good:octocat", back) }
        == .stateWrong)
    let late = try await begun(lab)
    lab.clock.advance(seconds: 601)
    #expect(
      await reason { () async throws(Failure) in try await returned(lab, "good:octocat", late) }
        == .stateWrong)
  }

  @Test(arguments: [
    ("access_denied", WebRefusal.accessDenied), ("user_cancelled_authorize", .accessDenied),
    ("temporarily_unavailable", .temporarilyUnavailable), ("invalid_scope", .serverError),
    ("<b>anything</b>", .serverError),
  ])
  func declinedGitHubSignInReturnsToApp(error: String, refusal: WebRefusal) async throws {
    let lab = try await lab()
    var back = try await begun(lab)
    back.error = error
    let outcome = try await lab.call("gitHubCallback", back: back)
    guard case .refusedCallback("arrival", refusal, state: nil) = outcome else {
      Issue.record("\(outcome)"); return
    }
    // The way is over.
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("gitHubCallback", back: back)
      } == .stateWrong)
  }

  @Test func errorLinkWithoutStateEndsNoSignIn() async throws {
    let lab = try await lab()
    let back = ProviderReturn(state: Secret("zzz"), error: "access_denied")
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("gitHubCallback", back: back)
      } == .stateWrong)
  }
}
