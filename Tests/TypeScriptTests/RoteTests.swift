import AuthClient
import AuthWeb
import Foundation
import RoteClient
import Testing

extension ScriptTests {
  /// The generated client of Rote and its stubs in TypeScript: what these answer a browser is what the client reads.
  @Suite struct RoteTests {
    private static let token = "a+b/c=&é %00"
    private static let form: HTTPHeaders = ["Content-Type": "application/x-www-form-urlencoded"]

    /// A browser that fills in the form, or comes back from GitHub. It does not follow redirects.
    private func browser(_ site: NodeServer, form: String, code: String = "good") -> WebSignIn {
      WebSignIn(
        browser: FakeBrowser { page in
          do {
            let shown = try await site.answer(.get, page.path + "?" + (page.query ?? ""))
            let end =
              shown.headers["Location"] == nil
              ? try await site.answer(.post, "/v2/api/auth/login", Self.form, form)
              : try await site.answer(.get, "/v2/api/auth/oauth/github/callback?code=\(code)")
            return end.headers["Location"].flatMap { URL(string: $0) }.map(Result.success)
              ?? .failure(.cancelled)
          } catch {
            return .failure(.failed)
          }
        })
    }

    @Test(arguments: Way.allCases)
    func tokensArriveUnchanged(_ way: Way) async throws {
      let site = try NodeServer("rote", way)
      let client = Rote.Client(store: MemoryStore())
      let form = "username=li+%C3%A9&password=right%26%3D%2B"
      let arrival = try await client.openLogin(in: browser(site, form: form))
      #expect(arrival.token.reveal() == Self.token)
      #expect(arrival.refreshToken?.reveal() == "refresh")
      #expect(client.session.state == .signedIn)
    }

    @Test(arguments: Way.allCases)
    func gitHubReturnsOneTokenOrRefusal(_ way: Way) async throws {
      let site = try NodeServer("rote", way)
      let client = Rote.Client(store: MemoryStore())
      let arrival = try await client.openGitHub(in: browser(site, form: ""))
      #expect(arrival.token.reveal() == Self.token && arrival.refreshToken == nil)
      await #expect(throws: WebFault.self) {
        try await client.openGitHub(in: browser(site, form: "", code: "bad"))
      }
    }

    @Test(arguments: Way.allCases)
    func pagesAndRefusalsMatchSwift(_ way: Way) async throws {
      let site = try NodeServer("rote", way)
      let page = try await site.answer(.get, "/login?type=ioslogin")
      #expect(page.status == 200 && page.headers["X-Frame-Options"] == "DENY")
      let policy = try #require(page.headers["Content-Security-Policy"])
      #expect(
        policy == "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' rote:; "
          + "frame-ancestors 'none'; base-uri 'none'")
      #expect(page.text.contains("&lt;Rote&gt;"))
      let refused = try await site.answer(
        .post, "/v2/api/auth/login", Self.form, "username=li&password=no")
      #expect(refused.status == 401 && refused.text == "Authentication failed")
      #expect(refused.headers["Content-Type"] == "text/plain; charset=utf-8")
      #expect(refused.headers["WWW-Authenticate"] == "Bearer")
      for target in ["/login", "/login?type=other", "/login?type=ioslogin&type=ioslogin"] {
        #expect(try await site.answer(.get, target).text == "query type: expected ioslogin")
      }
    }
  }
}
