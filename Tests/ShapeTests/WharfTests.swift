import Foundation
import ShapeClients
import Testing

@testable import AuthClient
@testable import AuthWeb

/// A server that names the pages which the app opens, and whose good answers may have a status of 4xx.
@Suite struct WharfTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Wharf.Client

  init() {
    client = Wharf.Client(
      configuration: Wharf.Configuration(clientId: "wharf-app"), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  /// A browser in which each page leads to this callback at once.
  private func browser(_ callback: @escaping @Sendable () -> String) -> FakeBrowser {
    FakeBrowser { _ in .success(URL(string: callback())!) }
  }

  private func refusal(_ id: Int) -> String {
    """
    {"ui":{"nodes":[{"messages":[]},{"messages":[{"id":1,"text":"Hm"},{"id":\(id),"text":"No"}]}]}}
    """
  }

  private func signIn() async throws {
    server.answers(200, #"{"access_token":"a1","refresh_token":"r1"}"#)
    _ = try await client.redeem(code: Secret("c"), codeVerifier: Secret("v"))
    _ = server.heard()
  }

  @Test func callWithSessionOpensPageAndEndsWithCallback() async throws {
    try await signIn()
    clock.advance(by: 901)
    server.answers(200, #"{"access_token":"a2","refresh_token":"r2"}"#)
    server.answers(200, #"{"url":"https://accounts.example/o/auth?flow=1"}"#)
    let browser = browser { "com.example.wharf://linked?code=c1" }
    let linked = try await client.linkGoogle(in: WebSignIn(browser: browser))
    #expect(linked.code == Secret("c1"))
    #expect(browser.visits.map(\.page.absoluteString) == ["https://accounts.example/o/auth?flow=1"])
    let heard = server.heard()
    let challenge = PKCE(verifier: linked.codeVerifier).challenge
    #expect(
      heard.last == """
        GET https://wharf.example/user/identities/authorize\
        ?redirect_to=com.example.wharf%3A%2F%2Flinked&code_challenge=\(challenge)&code_challenge_method=S256
        Accept: application/json
        Authorization: Bearer a2
        """)
    #expect(client.session.state == .signedIn)
  }

  @Test func pageFromHeaderChecksItsState() async throws {
    server.answers(200, ["Location": "https://sso.company.example/in"], "{}")
    let forged = browser { "com.example.wharf://entered?code=c1&state=other" }
    await #expect(throws: PageFailure<Wharf.OpenCompanyRefusal>.page(.arrival(.otherState))) {
      try await client.openCompany(domain: "company.example", in: WebSignIn(browser: forged))
    }
    let body = try #require(server.heard().first?.split(separator: "\n").last)
    let sent = try #require(
      try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    #expect(sent["domain"] as? String == "company.example")
    #expect((sent["state"] as? String)?.count == 43)
    let pkce = try #require(sent["pkce"] as? [String: String])
    #expect(pkce["code_challenge_method"] == "S256")
    #expect(pkce["code_challenge"]?.count == 43)
    // The sign-in is over: no link ends it later.
    let web = WebSignIn(browser: forged)
    #expect(throws: ArrivalFault.nothingPending) {
      try web.arrivals.accept(URL(string: "com.example.wharf://entered?code=c1&state=other")!)
    }
  }

  @Test func pageFrom422IsOpenedAndCallbackBeginsSession() async throws {
    server.answers(
      422,
      """
      {"error":{"id":"browser_location_change_required"},"redirect_browser_to":"https://accounts.example/in"}
      """)
    let browser = FakeBrowser { [server] _ in
      let body = server.heard().first?.split(separator: "\n").last ?? ""
      let sent = try? JSONDecoder().decode([String: String].self, from: Data(body.utf8))
      let state = sent?["state"] ?? ""
      return .success(
        URL(string: "https://wharf.example/app/arrived?access=a1&refresh=r1&state=\(state)")!)
    }
    _ = try await client.signInWithGoogle(in: WebSignIn(browser: browser))
    #expect(browser.visits.map(\.page.absoluteString) == ["https://accounts.example/in"])
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
    #expect(client.session.state == .signedIn)
  }

  @Test func refusalOpensNoPage() async throws {
    let browser = browser { "https://wharf.example/app/arrived" }
    server.answers(422, refusal(4_000_027))
    await #expect(throws: PageFailure<Wharf.SignInWithGoogleRefusal>.call(.refused(.linkTaken))) {
      try await client.signInWithGoogle(in: WebSignIn(browser: browser))
    }
    server.answers(410, "{}")
    await #expect(throws: PageFailure<Wharf.SignInWithGoogleRefusal>.call(.refused(.flowOver))) {
      try await client.signInWithGoogle(in: WebSignIn(browser: browser))
    }
    for page in ["http://accounts.example/in", "com.example.other://in"] {
      server.answers(
        422,
        #"{"error":{"id":"browser_location_change_required"},"redirect_browser_to":"\#(page)"}"#)
      await #expect(throws: PageFailure<Wharf.SignInWithGoogleRefusal>.page(.insecure)) {
        try await client.signInWithGoogle(in: WebSignIn(browser: browser))
      }
    }
    await #expect(throws: PageFailure<Wharf.LinkGoogleRefusal>.call(.signedOut(because: nil))) {
      try await client.linkGoogle(in: WebSignIn(browser: browser))
    }
    #expect(browser.visits.isEmpty)
  }

  @Test func successWithStatus400IsRecognizedByConstant() async throws {
    server.answers(400, #"{"state":"sent_email","ui":{"nodes":[]}}"#)
    let answer = try await client.sendCode(email: "li@example.org")
    #expect(answer == Wharf.SendCodeAnswer())
    // A refusal with a match of its own comes first, and the rest of the status is refused.
    server.answers(
      400, #"{"state":"sent_email",\#(refusal(4_010_008).dropFirst())"#)
    let wrong = try await failure(Wharf.SendCodeRefusal.self) {
      try await client.sendCode(email: "li@example.org")
    }
    #expect(wrong == .refused(.wrongCode))
    server.answers(400, #"{"state":"choose_method"}"#)
    let rest = try await failure(Wharf.SendCodeRefusal.self) {
      try await client.sendCode(email: "li@example.org")
    }
    #expect(rest == .refused(.notTaken))
  }

  @Test func messageInNestedListIdentifiesRefusal() async throws {
    server.answers(400, refusal(4_000_035))
    let nobody = try await failure(Wharf.SendCodeRefusal.self) {
      try await client.sendCode(email: "li@example.org")
    }
    #expect(nobody == .refused(.nobodyThere(.init(text: "Hm"))))
    server.answers(400, refusal(7))
    let rest = try await failure(Wharf.SendCodeRefusal.self) {
      try await client.sendCode(email: "li@example.org")
    }
    #expect(rest == .refused(.notTaken))
  }
}
