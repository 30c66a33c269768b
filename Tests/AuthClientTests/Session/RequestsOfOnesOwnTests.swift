import Foundation
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The app's own requests")
struct OwnRequestTests {
  private func request(_ url: String, _ method: String = "GET") -> URLRequest {
    var request = URLRequest(url: URL(string: url)!)
    request.httpMethod = method
    return request
  }

  private func authorized(
    _ world: World, _ request: URLRequest
  ) async -> Result<URLRequest, CallFailure<NoRefusal>> {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.client.session.authorized(request)
    }
  }

  private func send(
    _ world: World, _ request: URLRequest
  ) async -> Result<Int, CallFailure<NoRefusal>> {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.client.session.send(request).1.statusCode
    }
  }

  @Test func getSessionToken() async throws {
    let world = World.signedIn
    var bare = request("https://longde.cloud/books?page=2", "POST")
    bare.setValue("Bearer old", forHTTPHeaderField: "authorization")
    let whole = try await world.client.session.authorized(bare)
    #expect(whole.value(forHTTPHeaderField: "Authorization") == "Bearer a1")
    #expect(whole.url == bare.url)
    #expect(whole.httpMethod == "POST")
    #expect(world.script.calls.isEmpty)
  }

  @Test func keepTheirTimeout() async {
    let world = World.signedIn
    world.script.on("request", .json(200, ""))
    var patient = request("https://longde.cloud/books")
    _ = await send(world, patient)
    patient.timeoutInterval = 300
    _ = await send(world, patient)
    #expect(world.script.requests.map(\.timeout) == [nil, 300])
  }

  @Test func getTokenRefreshedIfExpired() async {
    let world = World.expired
    world.script.on("renewSession", Answers.grants(2))
    let whole = await authorized(world, request("https://LONGDE.cloud:443/books"))
    #expect((try? whole.get())?.value(forHTTPHeaderField: "Authorization") == "Bearer a2")
  }

  @Test(arguments: [
    "https://other.example/", "http://longde.cloud/", "https://longde.cloud.example/",
    "https://longde.cloud:8443/", "https://a@longde.cloud/", "https://a:b@longde.cloud/",
    "ftp://longde.cloud/", "file:///etc/passwd", "https://xlongde.cloud/",
  ])
  func neverSendTokenElsewhere(_ url: String) async {
    let world = World.signedIn
    #expect(await authorized(world, request(url)).failure == .fault(.insecure))
    #expect(await send(world, request(url)).failure == .fault(.insecure))
    #expect(world.script.calls.isEmpty)
  }

  private func session(_ audiences: [TokenAudience]) -> AuthSession<Longde> {
    AuthSession(
      server: URL(string: "https://longde.cloud")!, store: World.signedIn.store,
      audiences: audiences, options: ClientOptions(transport: Script(), clock: VirtualClock()))
  }

  private func audience(_ url: String, _ tokens: [String]) -> TokenAudience {
    TokenAudience(URL(string: url)!, tokens)
  }

  @Test func mayGoToOtherDeclaredAudience() async throws {
    let session = session([
      audience("https://longde.cloud", ["access"]),
      audience("https://files.example/v1", ["access"]),
    ])
    for url in ["https://files.example/v2/x", "https://longde.cloud/x"] {
      let whole = try await session.authorized(request(url))
      #expect(whole.value(forHTTPHeaderField: "Authorization") == "Bearer a1")
    }
  }

  /// An identity pool issues tokens but accepts none of them in headers.
  @Test(arguments: [[], [("https://longde.cloud", [])]] as [[(String, [String])]])
  func ownServerWithoutAudienceGetsNoToken(_ own: [(String, [String])]) async {
    let others = [audience("https://files.example", ["access"])]
    let session = session(own.map { audience($0.0, $0.1) } + others)
    await #expect(throws: CallFailure<NoRefusal>.fault(.insecure)) {
      try await session.authorized(request("https://longde.cloud/x"))
    }
  }

  @Test func eachAudienceGetsOnlyItsTokens() async throws {
    let session = Twofold.session([
      audience("https://gate.example", ["id"]), audience("https://data.example", ["access"]),
    ])
    let gate = try await session.authorized(request("https://gate.example/x"))
    #expect(gate.allHTTPHeaderFields == ["Authorization": "Bearer i1"])
    let data = try await session.authorized(request("https://data.example/x"))
    #expect(data.allHTTPHeaderFields == ["X-Access": "a1"])
  }

  @Test func refreshTokenIsNeverSentToAudience() async throws {
    let store = Fixed.world.store
    let session = AuthSession<Fixed>(
      server: URL(string: "https://fixed.example")!, store: store,
      audiences: [audience("https://fixed.example", ["access", "refresh"])],
      options: ClientOptions(transport: Script(), clock: VirtualClock()))
    let whole = try await session.authorized(request("https://fixed.example/"))
    #expect(whole.allHTTPHeaderFields == ["X-Access": "a1"])
  }

  @Test func areNotSentWithoutSession() async {
    let world = World()
    #expect(
      await send(world, request("https://longde.cloud/")).failure == .signedOut(because: nil))
    #expect(world.script.calls.isEmpty)
  }

  @Test func areSentThroughTheSession() async throws {
    let world = World.signedIn
    world.script.on(
      "request",
      .answer(HTTPResponse(status: 418, headers: ["X-A": "b"], body: Data("tea".utf8))))
    var bare = request("https://longde.cloud/tea", "PUT")
    bare.httpBody = Data("x".utf8)
    bare.setValue("c", forHTTPHeaderField: "X-C")
    let (body, response) = try await world.client.session.send(bare)
    #expect(body == Data("tea".utf8))
    #expect(response.statusCode == 418)
    #expect(response.value(forHTTPHeaderField: "x-a") == "b")
    let sent = try #require(world.script.requests.first)
    #expect(sent.bearer == "Bearer a1")
    #expect(sent.method == .put)
    #expect(sent.text == "x")
    #expect(sent.headers["X-C"] == "c")
  }

  @Test func refreshesAndRepeatsAfter401() async {
    let world = World.signedIn
    world.script.on("request", .json(401, ""), .json(200, ""))
    world.script.on("renewSession", Answers.grants(2))
    #expect((try? await send(world, request("https://longde.cloud/")).get()) == 200)
    #expect(world.script.calls == ["request", "renewSession", "request"])
    #expect(world.script.requests.last?.bearer == "Bearer a2")
  }

  @Test func repeatsOnlyOnceAfter401() async {
    let world = World.signedIn
    world.script.on("request", .json(401, ""))
    world.script.on("renewSession", Answers.grants(2))
    #expect((try? await send(world, request("https://longde.cloud/")).get()) == 401)
    #expect(world.script.calls == ["request", "renewSession", "request"])
    #expect(world.state == .signedIn)
  }

  @Test func redirectIsReturnedNotFollowed() async {
    let world = World.signedIn
    world.script.on(
      "request",
      .answer(HTTPResponse(status: 302, headers: ["Location": "https://other.example/"])))
    #expect((try? await send(world, request("https://longde.cloud/")).get()) == 302)
    #expect(world.script.calls == ["request"])
  }

  @Test func refusalForEndedSessionIsNotRepeated() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("request", Step.json(401, "").held(by: gate))
    world.script.on("signInWithApple", Answers.grants(5))
    let slow = await world.underWay("request") {
      await send(world, request("https://longde.cloud/"))
    }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect((try? await slow.value.get()) == 401)
    #expect(world.script.calls == ["request", "signInWithApple"])
  }

  @Test func unsupportedRequestIsUnsendable() async {
    let world = World.signedIn
    #expect(
      await send(world, request("https://longde.cloud/", "TRACE")).failure == .fault(.unsendable))
    var streamed = request("https://longde.cloud/", "POST")
    streamed.httpBodyStream = InputStream(data: Data("x".utf8))
    #expect(await send(world, streamed).failure == .fault(.unsendable))
    #expect(world.script.calls.isEmpty)
  }

  @Test(arguments: [
    ("theme=dark", "theme=dark; sid=s1"),
    ("theme=dark; sid=old;lang=en; sid=older", "theme=dark; lang=en; sid=s1"),
    ("sid=old", "sid=s1"), ("sidecar=x; Sid=y", "sidecar=x; Sid=y; sid=s1"),
  ])
  func keepTheirCookies(_ own: String, _ whole: String) async throws {
    let script = Script()
    script.on("begin", .json(200, #"{"sid":"s1","csrf":"c1"}"#))
    let session = AuthSession<Steps>(
      server: URL(string: "https://steps.example")!, store: UnreliableStore(),
      options: ClientOptions(transport: script, clock: VirtualClock()))
    _ = try await Steps.Client(session: session).begin()
    var bare = request("https://steps.example/books")
    bare.setValue(own, forHTTPHeaderField: "cookie")
    let authorized = try await session.authorized(bare)
    #expect(authorized.value(forHTTPHeaderField: "Cookie") == whole)
    #expect(authorized.value(forHTTPHeaderField: "X-CSRF") == "c1")
    _ = try await session.send(bare)
    #expect(script.requests.last?.headers["Cookie"] == whole)
  }

  @Test func refreshTokenIsNotSent() async throws {
    let world = Fixed.world
    let whole = try await world.session.authorized(request("https://fixed.example/"))
    #expect(whole.value(forHTTPHeaderField: "X-Access") == "a1")
    #expect(whole.value(forHTTPHeaderField: "Authorization") == nil)
  }
}

/// One sign-in, two tokens for two servers.
private enum Twofold: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  static let tokens = [
    TokenRule("id", sent: .bearer), TokenRule("access", sent: .header("X-Access")),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["signIn": .active]), .active: .init(holds: ["id", "access"]),
    ])

  static let renewal = Renewal<NoAnswer, NoRefusal>.none

  static func session(_ audiences: [TokenAudience]) -> AuthSession<Twofold> {
    let tokens = ["id": "i1", "access": "a1"].mapValues {
      StoredToken(secret: Secret($0), issued: VirtualClock().now, expires: nil)
    }
    return AuthSession(
      server: URL(string: "https://gate.example")!,
      store: MemoryStore(StoredSession(tokens: tokens)),
      audiences: audiences, options: ClientOptions(transport: Script(), clock: VirtualClock()))
  }
}
