import AuthClient
import AuthTesting
import CaseFolders
import Foundation
import LongdeClient
import ReadmigoClient
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The code that the catalogs of the libraries show, word for word, and is not in `docs/client.md` too.
@Suite struct LibraryPagesTests {
  private let configuration = Readmigo.Configuration(
    baseURL: URL(string: "https://api.readmigo.example")!, pinnedKeys: [], appleAudience: "a",
    wechatAppId: "w", deviceFingerprint: Secret("f"))

  @Test func passwordIsSecret() async throws {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(configuration: configuration, server: server)
    server.refuse(
      Readmigo.Endpoints.signInWithEmail, with: .wrongCredentials(.init(attemptsLeft: 3)))
    #expect(await signIn(client, "a@example.com", "pass") == "3")
    server.refuse(Readmigo.Endpoints.signInWithEmail, with: .unknownAccount)
    #expect(await signIn(client, "a@example.com", "pass") == "continue(flow: \"registration\")")
    #expect("\(Secret("pass"))" == "[secret]")
  }

  private func signIn(_ client: Readmigo.Client, _ email: String, _ typed: String) async -> String {
    var shown = "nothing"
    func show(attemptsLeft: Int) { shown = "\(attemptsLeft)" }
    func show(_ message: String?, _ recovery: Recovery) { shown = "\(recovery)" }
    let password = Secret(typed)
    do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
      _ = try await client.signInWithEmail(email: email, password: password)
    } catch .refused(.wrongCredentials(let details)) {
      show(attemptsLeft: details.attemptsLeft)
    } catch {
      show(error.message(), error.recovery)
    }
    return shown
  }

  @Test func oneCatchHandlesSeveralCalls() async throws {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(configuration: configuration, server: server)
    let (email, password) = ("a@example.com", Secret("p"))
    var shown: Recovery?
    func show(_ message: String?, _ recovery: Recovery) { shown = recovery }
    server.fail(Readmigo.Endpoints.signOutOthers, with: .offline)
    do {
      _ = try await client.signInWithEmail(email: email, password: password)
      try await client.signOutOthers()
    } catch let failure as any AuthFailure {
      if !failure.isCancelled { show(failure.message(), failure.recovery) }
    }
    #expect(shown == .retry)
    try await client.signOut()
    #expect(client.session.state == .signedOut)
  }

  @Test func ownRequestIsSent() async throws {
    let server = PlainServer()
    let client = Readmigo.Client.fake(
      configuration, MemoryStore(), ClientOptions(transport: server))
    _ = try await client.signInWithEmail(email: "a@example.com", password: Secret("p"))
    let request = URLRequest(url: configuration.baseURL.appending(path: "own"))
    var shown = Data()
    func show(_ data: Data) { shown = data }
    let (data, response) = try await client.session.send(request)
    if response.statusCode == 200 { show(data) }
    #expect(shown == Data("own".utf8))
    let elsewhere = URLRequest(url: URL(string: "https://elsewhere.example")!)
    await #expect(throws: CallFailure<NoRefusal>.fault(.insecure)) {
      try await client.session.send(elsewhere)
    }
  }

  @Test func testChoosesResponses() async throws {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(configuration: configuration, server: server)
    _ = try await client.signInWithEmail(email: "li@example.com", password: Secret("password"))
    #expect(client.session.state == .signedIn)
    server.answer(Readmigo.Endpoints.listDevices, with: [])
    let devices = try await client.listDevices()
    #expect(devices.isEmpty)
    server.fail(Readmigo.Endpoints.listDevices, with: .offline, .once)
    await #expect(throws: CallFailure<Readmigo.ListDevicesRefusal>.fault(.offline)) {
      try await client.listDevices()
    }
    server.refuse(Readmigo.Endpoints.listDevices, with: .sessionExpired, .once)
    _ = try await client.listDevices()
    #expect(server.calls.suffix(3) == ["listDevices", "renewSession", "listDevices"])
  }

  @Test func testProducesWait() async throws {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(
      configuration: configuration, server: server, clock: MovedClock())
    let wait = WaitingTime(seconds: 30)
    server.refuse(Readmigo.Endpoints.sendPhoneCode, with: .codeTooSoon(.init(retryAfter: wait)))
    do {
      try await client.sendPhoneCode(phone: "+12025550100")
      Issue.record("the server refuses this")
    } catch {
      #expect(client.session.lockout(error.recovery)?.isOver == false)
    }
  }

  @Test func tokensExpireByTestClock() async throws {
    let server = FakeServer(Readmigo.examples)
    let clock = MovedClock()
    let client = Readmigo.Client.fake(configuration: configuration, server: server, clock: clock)
    _ = try await client.signInWithEmail(email: "li@example.com", password: Secret("password"))
    clock.now += 24 * 3600
    _ = try? await client.listDevices()
    #expect(server.calls == ["signInWithEmail", "renewSession", "listDevices"])
  }

  @Test func storyPlays() async throws {
    let file = Checkout.root.appending(
      path: "Generated/Longde/Fixtures/stories/refreshTokenReused.json")
    let story = try StoryFixture(contentsOf: file)
    let server = FakeServer(Longde.examples)
    server.play(story)
    let client = Longde.Client.fake(server: server)
    _ = try await client.signInWithApple(identityToken: Secret("example-token"))
    _ = try await client.renewSession()
    await #expect(throws: (any Error).self) { try await client.renewSession() }
    #expect("\(await client.session.restore())" == story.steps.last?.state)
  }
}

private final class MovedClock: WallClock, @unchecked Sendable {
  var now = Date()
}

/// Answers calls as `FakeServer` does, and requests that the contract does not name.
private struct PlainServer: Transport {
  private let server = FakeServer(Readmigo.examples)

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    request.url.path == "/own"
      ? HTTPResponse(status: 200, body: Data("own".utf8)) : try await server.send(request)
  }

  func pinned(to pins: [CertificatePins]) -> any Transport { self }
}
