import AuthClient
import AuthWeb
import Foundation
import RoteClient
import TestDevice
import Testing

/// The generated client of Rote and its generated stubs: what the stubs answer a browser is what the client reads.
@Suite struct RoteStubTests {
  private let site = HandlerTransport(RoteBackend.routes)

  private func send(
    _ method: HTTPMethod, _ target: String, _ form: String? = nil
  ) async throws -> HTTPResponse {
    try await site.send(
      HTTPRequest(
        endpoint: "page", method: method, url: URL(string: "https://rote.ink" + target)!,
        headers: form == nil ? [:] : ["Content-Type": "application/x-www-form-urlencoded"],
        body: form.map { Data($0.utf8) }))
  }

  /// A browser that fills in the form, or comes back from GitHub.
  private func browser(form: String, code: String = "good") -> WebSignIn {
    WebSignIn(
      browser: FakeBrowser { page in
        do {
          let shown = try await send(.get, page.path + "?" + (page.query ?? ""))
          let isForm = shown.headers["Location"] == nil
          let end =
            isForm
            ? try await send(.post, "/v2/api/auth/login", form)
            : try await send(.get, "/v2/api/auth/oauth/github/callback?code=\(code)")
          return end.headers["Location"].flatMap { URL(string: $0) }.map(Result.success)
            ?? .failure(.cancelled)
        } catch {
          return .failure(.failed)
        }
      })
  }

  @Test func tokensArriveUnchanged() async throws {
    let client = Rote.Client(store: MemoryStore())
    let form = "username=li+%C3%A9&password=right%26%3D%2B"
    let arrival = try await client.openLogin(in: browser(form: form))
    #expect(arrival.token.reveal() == RoteBackend.token)
    #expect(arrival.refreshToken?.reveal() == "refresh")
    #expect(client.session.state == .signedIn)
  }

  @Test func gitHubReturnsOneTokenOrRefusal() async throws {
    let client = Rote.Client(store: MemoryStore())
    let arrival = try await client.openGitHub(in: browser(form: ""))
    #expect(arrival.token.reveal() == RoteBackend.token && arrival.refreshToken == nil)
    await #expect(throws: WebFault.self) {
      try await client.openGitHub(in: browser(form: "", code: "bad"))
    }
  }

  @Test func pageCannotBeFramedAndMayReturnToApp() async throws {
    let page = try await send(.get, "/login?type=ioslogin")
    #expect(page.status == 200)
    #expect(page.headers["X-Frame-Options"] == "DENY")
    let policy = try #require(page.headers["Content-Security-Policy"])
    #expect(
      policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self' rote:"))
    #expect(String(decoding: page.body, as: UTF8.self).contains("&lt;Rote&gt;"))
  }

  @Test func refusalsUseContractText() async throws {
    let refused = try await send(.post, "/v2/api/auth/login", "username=li&password=no")
    #expect(refused.status == 401)
    #expect(String(decoding: refused.body, as: UTF8.self) == "Authentication failed")
    let fixture = try Fixture("Rote", "signInWithPassword/refused.authenticationFailed")
    #expect(refused.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(fixture.headers["Content-Type"] == refused.headers["Content-Type"])
    #expect(refused.headers["WWW-Authenticate"] == "Bearer")
    for (target, text) in [
      ("/login", "query type: expected ioslogin"), ("/nowhere", "notFound"),
      ("/login?type=other", "query type: expected ioslogin"),
    ] {
      let answer = try await send(.get, target)
      #expect(String(decoding: answer.body, as: UTF8.self) == text)
    }
  }
}
