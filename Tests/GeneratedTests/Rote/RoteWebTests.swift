import AuthClient
import AuthWeb
import Foundation
import RoteClient
import TestDevice
import Testing

/// The web sign-in with the stub's pages, in a browser that sends real requests and fills in the form.
@Suite struct RoteWebTests {
  @Test func signsInWithNameAndPassword() async throws {
    let world = try await RoteWorld()
    let store = MemoryStore()
    let client = Rote.Client(store: store)
    let arrival = try await client.openLogin(in: world.browser(password: "right"))
    #expect(client.session.state == .signedIn)
    #expect(store.load()?.tokens["access"]?.secret == arrival.token)
    #expect(store.load()?.tokens["refresh"]?.secret == arrival.refreshToken)
    #expect(try await world.stub.received() == ["openLogin", "signInWithPassword"])
  }

  @Test func wrongPasswordStaysOnPage() async throws {
    let world = try await RoteWorld()
    let client = Rote.Client(store: MemoryStore())
    await #expect(throws: WebFault.cancelled) {
      try await client.openLogin(in: world.browser(password: "wrong"))
    }
    #expect(await client.session.restore() == .signedOut)
  }

  @Test func signsInWithGitHub() async throws {
    let world = try await RoteWorld()
    let client = Rote.Client(store: MemoryStore())
    _ = try await client.openGitHub(in: world.browser(password: ""))
    #expect(client.session.state == .signedIn)
    #expect(try await world.stub.received() == ["openGitHub", "gitHubCallback"])
  }

  /// Section 2.3: `token` is required, `refreshToken` is optional.
  @Test func refreshTokenIsOptional() async throws {
    let client = Rote.Client(store: MemoryStore())
    let arrival = try await client.openLogin(in: answering("rote://callback?token=t"))
    #expect(arrival.refreshToken == nil)
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: [
    "rote://callback?refreshToken=r", "rote://callback?token=", "rote://callback?Token=t",
    "other://callback?token=t",
  ])
  func invalidArrivalIsRejected(_ url: String) async throws {
    let client = Rote.Client(store: MemoryStore())
    await #expect(throws: WebFault.self) { try await client.openLogin(in: answering(url)) }
    #expect(client.session.state != .signedIn)
  }

  private func answering(_ url: String) -> WebSignIn {
    WebSignIn(
      browser: FakeBrowser { _ in URL(string: url).map(Result.success) ?? .failure(.failed) })
  }
}

/// A stub of Rote with one person, and browsers that know its pages.
private struct RoteWorld {
  let stub: StubWorld

  init() async throws {
    stub = try await StubWorld("rote")
    try await stub.tell("person", "li:right")
    try await stub.tell("gitHubCode", "github-code")
  }

  /// The person types this password, and closes the page where it is refused.
  func browser(password: String) -> WebSignIn {
    let form = "username=li&password=\(password)"
    return WebSignIn(
      browser: FakeBrowser { page in
        do {
          let answer = try await visit(page)
          let end =
            answer.headers["Location"] == nil
            ? try await send(.post, "/v2/api/auth/login", form)
            : try await send(.get, "/v2/api/auth/oauth/github/callback?code=github-code")
          let place = end.headers["Location"].flatMap { URL(string: $0) }
          return place.map(Result.success) ?? .failure(.cancelled)
        } catch {
          return .failure(.failed)
        }
      })
  }

  private func visit(_ page: URL) async throws(Fault) -> HTTPResponse {
    try await Rerouted(to: stub.url, by: Impatient()).send(
      HTTPRequest(endpoint: "page", method: .get, url: page))
  }

  private func send(
    _ method: HTTPMethod, _ path: String, _ form: String? = nil
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: path, relativeTo: stub.url)).absoluteURL
    return try await Impatient().send(
      HTTPRequest(
        endpoint: "page", method: method, url: url,
        headers: ["Content-Type": "application/x-www-form-urlencoded"],
        body: form.map { Data($0.utf8) }))
  }
}
