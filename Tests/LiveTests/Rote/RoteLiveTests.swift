import AuthClient
import AuthWeb
import Foundation
import LiveScenarios
import RoteClient
import SocketTransport
import Testing

extension LiveTests {
  /// Rote's document against the reference server's own pages, over sockets.
  @Suite struct RoteLiveTests {
    @Test func signsInWithNameAndPassword() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = Rote.Client(store: store)
      let surfer = world.surfer(["username": "li", "password": "Right horse 9"])
      let arrival = try await client.openLogin(in: WebSignIn(browser: surfer.browser))
      #expect(client.session.state == .signedIn)
      #expect(store.load()?.tokens["access"]?.secret == arrival.token)
      #expect(arrival.refreshToken != nil)
    }

    @Test func wrongPasswordStaysOnPage() async throws {
      let world = try await World()
      let client = Rote.Client(store: MemoryStore())
      let surfer = world.surfer(["username": "li", "password": "wrong"])
      await #expect(throws: WebFault.cancelled) {
        try await client.openLogin(in: WebSignIn(browser: surfer.browser))
      }
      #expect(await client.session.restore() == .signedOut)
      let reasons = try world.lab.end().filter { $0.endpoint == "signInWithPassword" }.map(\.reason)
      #expect(reasons == ["credentialsWrong"], "the log explains why the page is shown again")
    }

    @Test func signsInWithGitHub() async throws {
      let world = try await World()
      let client = Rote.Client(store: MemoryStore())
      _ = try await client.openGitHub(in: WebSignIn(browser: world.surfer().browser))
      #expect(client.session.state == .signedIn)
      #expect(try await world.lab.accounts().count == 2)
    }

    /// The contract declares no call with a token. The server accepts the header that the app writes.
    @Test func ownRequestsUseTokens() async throws {
      let world = try await World(as: World.withCalls)
      let store = MemoryStore()
      let client = Rote.Client(store: store)
      let surfer = world.surfer(["username": "li", "password": "Right horse 9"])
      _ = try await client.openLogin(in: WebSignIn(browser: surfer.browser))
      let access = try #require(store.load()?.tokens["access"]?.secret)
      let refresh = try #require(store.load()?.tokens["refresh"]?.secret)
      let me = try await world.ask(.get, "me", as: access)
      #expect(me.status == 200)
      #expect(try me.fields() == ["username": "li"])
      #expect(try await world.ask(.get, "me", as: Secret("forged")).status == 401)
      #expect(try await world.ask(.get, "me", as: refresh).status == 401)
      let renewed = try await world.ask(
        .post, "renew", sending: "refreshToken=" + refresh.reveal())
      #expect(renewed.status == 200)
      let next = try #require(try renewed.fields()["token"])
      #expect(try await world.ask(.get, "me", as: Secret(next)).status == 200)
    }
  }
}

private struct World {
  let lab: LabWorld

  init(as other: ((String) throws -> String)? = nil) async throws {
    lab = try await LabWorld("rote", ["--provider", "github=ISSUER/github"], as: other)
    try await lab.account(["username": "li", "password": "Right horse 9"])
  }

  func surfer(_ answers: [String: String] = [:]) -> Surfer {
    Surfer(at: lab.url, typing: answers)
  }

  static func withCalls(_ contract: String) throws -> String {
    let calls = """
        me: { route: GET /me, does: account.read, needs: access, returns: { username: username } }
        renew:
          route: POST /renew
          does: session.renew
          sends: { refreshToken: tokens.refresh }
          returns: { token: tokens.access }
      """
    return
      try contract
      .inserting(["    sent: bearer"], below: "  access:")
      .inserting([calls], below: "endpoints:")
  }

  func ask(
    _ method: HTTPMethod, _ path: String, as token: Secret? = nil, sending form: String? = nil
  ) async throws -> HTTPResponse {
    var headers: HTTPHeaders = [:]
    if let token { headers["Authorization"] = "Bearer " + token.reveal() }
    if form != nil { headers["Content-Type"] = "application/x-www-form-urlencoded" }
    return try await SocketTransport().send(
      HTTPRequest(
        endpoint: path, method: method, url: lab.url.appending(path: path), headers: headers,
        body: form.map { Data($0.utf8) }))
  }
}
