import AuthClient
import AuthTesting
import Foundation
import RoteClient
import TestDevice
import Testing

/// The app of Rote calls nothing itself: the web sign-in does. Here is what stands without it.
@Suite struct RoteTests {
  @Test func clientStartsSignedOutWithoutRequests() async throws {
    let server = FakeServer(Rote.examples)
    let client = Rote.Client.fake(server: server)
    #expect(client.session.state == .unknown)
    #expect(await client.session.restore() == .signedOut)
    #expect(server.calls.isEmpty)
    #expect(Rote.Hosts(.production).site.absoluteString == "https://rote.ink")
  }

  @Test func storedTokensAreSession() async throws {
    let tokens = Dictionary(
      uniqueKeysWithValues: ["access", "refresh"].map {
        ($0, StoredToken(secret: Secret($0), issued: .distantPast, expires: nil))
      })
    let client = Rote.Client(store: MemoryStore(StoredSession(tokens: tokens)))
    #expect(await client.session.restore() == .signedIn)
  }

  @Test func webSignInFlowCanBeCancelledAndRestarted() throws {
    guard case .ready(let ready) = Rote.WebSignInFlow(),
      case .browsing(let browsing) = ready.userSignsInOnTheWeb()
    else { throw Unexpected("it begins with a tap") }
    #expect(browsing.userCancels() == Rote.WebSignInFlow())
    #expect(browsing.arrivalRefused() == Rote.WebSignInFlow())
    guard case .signedIn = browsing.arrival() else { throw Unexpected("then one is signed in") }
  }
}

/// Rote's pages as the stub serves them, so that the web sign-in finds them ready.
@Suite struct RotePagesTests {
  @Test func formReturnsToApp() async throws {
    let stub = try await StubWorld("rote")
    try await stub.tell("person", "li:right")
    let page = try await send(stub, .get, "/login?type=ioslogin")
    #expect(page.headers["Content-Type"]?.hasPrefix("text/html") == true)

    let wrong = try await send(stub, .post, "/v2/api/auth/login", "username=li&password=wrong")
    #expect(wrong.status == 401)
    #expect(String(decoding: wrong.body, as: UTF8.self) == "Authentication failed")

    let right = try await send(stub, .post, "/v2/api/auth/login", "username=li&password=right")
    try expectArrival(right)
  }

  @Test func gitHubReturnsToApp() async throws {
    let stub = try await StubWorld("rote")
    let start = try await send(
      stub, .get, "/v2/api/auth/oauth/github?type=ioslogin&redirect=/login")
    #expect(start.status == 302)
    #expect(start.headers["Location"]?.hasPrefix("https://github.com/login/oauth/") == true)
    try await stub.tell("gitHubCode", "code")
    try expectArrival(try await send(stub, .get, "/v2/api/auth/oauth/github/callback?code=code"))
  }

  private func expectArrival(_ answer: HTTPResponse) throws {
    #expect(answer.status == 302)
    let place = try #require(URLComponents(string: answer.headers["Location"] ?? ""))
    #expect(place.scheme == "rote")
    #expect(place.host == "callback")
    #expect(place.queryItems?.map(\.name) == ["token", "refreshToken"])
    #expect(place.queryItems?.allSatisfy { $0.value?.isEmpty == false } == true)
  }

  private func send(
    _ stub: StubWorld, _ method: HTTPMethod, _ path: String, _ form: String? = nil
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: path, relativeTo: stub.url)).absoluteURL
    let type: HTTPHeaders = ["Content-Type": "application/x-www-form-urlencoded"]
    return try await SocketTransport().send(
      HTTPRequest(
        endpoint: "page", method: method, url: url, headers: form == nil ? [:] : type,
        body: form.map { Data($0.utf8) }))
  }
}
