import AuthClient
import AuthWeb
import CognitoClient
import Foundation
import TestDevice
import Testing

/// The hosted page: a code by way of the browser, and tokens for it. The stub checks each parameter, that
/// no state comes twice, and by S256 that who redeems the code is who opened the page.
@Suite struct CognitoPageTests {
  @Test func providerSignsIn() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let (client, browser) = (stub.client(store), stub.browser())
    let arrival = try await client.openPage(
      identityProvider: .signInWithApple, in: WebSignIn(browser: browser))
    #expect(client.session.state == .signedOut)
    let tokens = try await client.exchangeCode(
      code: arrival.code, codeVerifier: arrival.codeVerifier)
    #expect(tokens.expiresIn == 3600)
    #expect(client.session.state == .signedIn)
    #expect(Set((store.load()?.tokens ?? [:]).keys) == ["id", "access", "refresh"])
    #expect(browser.visits.map(\.isPrivate) == [true])
    #expect(browser.visits.map(\.page.host) == [CognitoWorld.pageHost])

    stub.clock.advance(by: 3600)
    _ = try await client.updateAttributes(userAttributes: [])
    #expect(stub.transport.count("renewTokens") == 1)
  }

  @Test func eachVisitHasItsOwnStateAndChallenge() async throws {
    let stub = try await CognitoStub()
    let (client, browser) = (stub.client(), stub.browser())
    let web = WebSignIn(browser: browser)
    for _ in 0..<2 { _ = try await client.openPage(identityProvider: .google, in: web) }
    let queries = browser.visits.map { query(of: $0.page) }
    #expect(Set(queries.map { $0["state"] }).count == 2)
    #expect(Set(queries.map { $0["code_challenge"] }).count == 2)
  }

  @Test func codeWorksOnceForItsVerifier() async throws {
    let stub = try await CognitoStub()
    let client = stub.client()
    let web = WebSignIn(browser: stub.browser())
    let first = try await client.openPage(identityProvider: .google, in: web)
    let second = try await client.openPage(identityProvider: .google, in: web)
    let failure = try await #require(throws: CallFailure<Cognito.ExchangeCodeRefusal>.self) {
      try await client.exchangeCode(code: first.code, codeVerifier: second.codeVerifier)
    }
    #expect(failure == .refused(.codeRefused))
    #expect(failure.recovery == .signIn)
    _ = try await client.exchangeCode(code: second.code, codeVerifier: second.codeVerifier)
    await #expect(throws: CallFailure<Cognito.ExchangeCodeRefusal>.refused(.codeRefused)) {
      try await client.exchangeCode(code: second.code, codeVerifier: second.codeVerifier)
    }
    // The second try says nothing about the session that the first began.
    #expect(client.session.state == .signedIn)
  }

  @Test func errorFromPageIsThrown() async throws {
    let stub = try await CognitoStub()
    try await stub.tell(["pageRefuses": "access_denied"])
    await #expect(throws: WebFault.arrival(.callback(.refused(.accessDenied)))) {
      try await stub.client().openPage(
        identityProvider: .facebook, in: WebSignIn(browser: stub.browser()))
    }
  }

  @Test func closedPageChangesNothing() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    let browser = FakeBrowser { _ in .failure(.cancelled) }
    await #expect(throws: WebFault.cancelled) {
      try await client.openPage(identityProvider: .google, in: WebSignIn(browser: browser))
    }
    #expect(client.session.state == .signedIn)
  }

  static let forgeries: [(String, @Sendable (String) -> String, ArrivalFault)] = [
    ("another state", { $0.replacingOccurrences(of: "state=", with: "state=x") }, .otherState),
    ("no state", { $0.replacingOccurrences(of: "state=", with: "status=") }, .otherState),
    ("two codes", { $0 + "&code=evil" }, .callback(.duplicate)),
    ("two states", { $0 + "&state=evil" }, .callback(.duplicate)),
    (
      "no code", { $0.replacingOccurrences(of: "code=", with: "coda=") },
      .callback(.missing("code"))
    ),
    (
      "another host", { $0.replacingOccurrences(of: "//callback", with: "//signout") },
      .callback(.otherHost)
    ),
    (
      "another scheme", { $0.replacingOccurrences(of: "myapp:", with: "theirapp:") },
      .callback(.otherScheme)
    ),
    ("a fragment", { $0 + "#x" }, .callback(.fragment)),
  ]

  @Test(arguments: forgeries.indices)
  func forgedCallbackIsRejected(_ index: Int) async throws {
    let (name, forge, fault) = Self.forgeries[index]
    let stub = try await CognitoStub()
    let client = stub.client()
    let browser = stub.browser { URL(string: forge($0.absoluteString)) ?? $0 }
    await #expect(throws: WebFault.arrival(fault), "\(name)") {
      try await client.openPage(identityProvider: .google, in: WebSignIn(browser: browser))
    }
    #expect(await client.session.restore() == .signedOut)
  }

  /// While the page is open the callback has no deadline, but as a link it does.
  @Test func callbackIsAcceptedOnceAndLinkExpires() async throws {
    let stub = try await CognitoStub()
    let (client, arrivals) = (stub.client(), ArrivalGuard(clock: stub.clock))
    let callback = Kept()
    let web = WebSignIn(browser: stub.browser(callback.keep), arrivals: arrivals)
    _ = try await client.openPage(identityProvider: .google, in: web)
    let url = try #require(callback.url)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url) }

    let slow = stub.browser { url in
      stub.clock.advance(by: 601)
      return url
    }
    _ = try await client.openPage(
      identityProvider: .google, in: WebSignIn(browser: slow, arrivals: arrivals))
    let tapping = stub.browser { url in
      stub.clock.advance(by: 601)
      #expect(throws: ArrivalFault.late) { try arrivals.accept(url) }
      return url
    }
    await #expect(throws: WebFault.arrival(.nothingPending)) {
      try await client.openPage(
        identityProvider: .google, in: WebSignIn(browser: tapping, arrivals: arrivals))
    }
    // The callback of an earlier visit, with everything in it that was right then.
    let replaying = stub.browser { _ in url }
    await #expect(throws: WebFault.arrival(.otherState)) {
      try await client.openPage(
        identityProvider: .google, in: WebSignIn(browser: replaying, arrivals: arrivals))
    }
  }

  @Test func leavingPageEndsSession() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    let browser = stub.browser()
    try await client.leavePage(in: WebSignIn(browser: browser))
    #expect(
      query(of: try #require(browser.visits.first).page) == [
        "client_id": stub.world.configuration.clientId, "logout_uri": "myapp://signout",
      ])
    #expect(browser.visits.map(\.isPrivate) == [true], "as the page that signs in")
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
  }

  /// The pool ended the session, but the device kept it, so the next launch would be signed in.
  @Test func leavingPageReportsUnwritableStore() async throws {
    let stub = try await CognitoStub()
    let store = Stuck()
    let client = stub.client(store)
    try await stub.world.signIn(client, as: CognitoStub.person, with: CognitoStub.password)
    store.isStuck = true
    await #expect(throws: WebFault.session(.storeUnwritable)) {
      try await client.leavePage(in: WebSignIn(browser: stub.browser()))
    }
    #expect(client.session.state == .signedOut)
    #expect(try store.load() != nil)
  }

  @Test func unconfirmedLeavingKeepsSession() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    let browser = FakeBrowser { _ in .success(URL(string: "myapp://callback?code=x&state=y")!) }
    await #expect(throws: WebFault.arrival(.callback(.otherHost))) {
      try await client.leavePage(in: WebSignIn(browser: browser))
    }
    #expect(client.session.state == .signedIn)
  }
}

extension CognitoStub {
  /// Asks the stub for the page and goes where that sends it, which the test may change.
  fileprivate func browser(_ change: @escaping @Sendable (URL) -> URL = { $0 }) -> FakeBrowser {
    let transport = transport
    return FakeBrowser { page in
      let request = HTTPRequest(endpoint: "browser", method: .get, url: page)
      guard let answer = try? await transport.send(request), answer.status == 302,
        let url = answer.headers["Location"].flatMap(URL.init(string:))
      else { return .failure(.failed) }
      return .success(change(url))
    }
  }
}

/// A store that can be made to write no more.
private final class Stuck: TokenStore, @unchecked Sendable {
  private let inner = MemoryStore()
  private let lock = NSLock()
  private var cannotWrite = false

  var place: StorePlace { inner.place }

  var isStuck: Bool {
    get { lock.withLock { cannotWrite } }
    set { lock.withLock { cannotWrite = newValue } }
  }

  func load() throws -> StoredSession? { inner.load() }
  func save(_ session: StoredSession) throws { try write { inner.save(session) } }
  func clear() throws { try write { inner.clear() } }

  private func write(_ body: () -> Void) throws {
    if isStuck { throw StoreFailure.system(ENOSPC) }
    body()
  }
}

/// The callback that a browser brought.
private final class Kept: @unchecked Sendable {
  private let lock = NSLock()
  private var last: URL?

  var url: URL? { lock.withLock { last } }

  func keep(_ url: URL) -> URL {
    lock.withLock { last = url }
    return url
  }
}

private func query(of url: URL) -> [String: String] {
  let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
  return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
}
