import AuthAccounts
import AuthClient
import AuthTesting
import AuthWeb
import Foundation
import ReadmigoClient
import RoteClient
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The code that `docs/client.md` shows, word for word.
@Suite struct ClientPageTests {
  private let store = MemoryStore()
  private let configuration = Readmigo.Configuration(
    baseURL: URL(string: "https://api.readmigo.example")!, pinnedKeys: [], appleAudience: "a",
    wechatAppId: "w", deviceFingerprint: Secret("f"))
  private let email = "a@example.com"
  private let password = Secret("p")
  private let shown = Shown()

  @Test func clientIsCreated() {
    let client = Readmigo.Client(configuration: configuration, store: store)
    #expect(client.session.state == .unknown)
  }

  /// The contract declares pins. Where pins are unsupported, as on Linux, or missing, nothing is sent.
  @Test func pinnedClientSendsNothingWithoutPins() async {
    let client = Readmigo.Client(configuration: configuration, store: store)
    await #expect(throws: CallFailure<Readmigo.SendPhoneCodeRefusal>.fault(.insecure)) {
      try await client.sendPhoneCode(phone: "1")
    }
  }

  @Test func refusalIsTyped() async {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(configuration: configuration, server: server)
    server.refuse(Readmigo.Endpoints.signInWithEmail, with: .unknownAccount)
    await signIn(client)
    server.refuse(
      Readmigo.Endpoints.signInWithEmail, with: .wrongCredentials(.init(attemptsLeft: 3)))
    await signIn(client)
    #expect(shown.all == ["nothing, continue(flow: \"registration\")", "3 left"])
  }

  private func signIn(_ client: Readmigo.Client) async {
    do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
      _ = try await client.signInWithEmail(email: email, password: password)
    } catch .refused(.wrongCredentials(let details)) {
      show(attemptsLeft: details.attemptsLeft)
    } catch {
      show(error.message(in: ["zh-Hans"]), error.recovery)
    }
  }

  @Test func differentCallsShareOneHandler() async {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(configuration: configuration, server: server)
    server.fail(Readmigo.Endpoints.signOutOthers, with: .offline)
    await signInAlone(client)
    server.fail(Readmigo.Endpoints.signOutOthers, with: .cancelled)
    await signInAlone(client)
    server.refuse(Readmigo.Endpoints.signInWithEmail, with: .unknownAccount)
    await signInAlone(client)
    #expect(shown.all == ["nothing, retry", "nothing, continue(flow: \"registration\")"])
  }

  private func signInAlone(_ client: Readmigo.Client) async {
    do {
      _ = try await client.signInWithEmail(email: email, password: password)
      try await client.signOutOthers()
    } catch let failure as any AuthFailure {
      if !failure.isCancelled { show(failure.message(in: ["zh-Hans"]), failure.recovery) }
    } catch {
      report(error)
    }
  }

  @Test func statesCanBeFollowed() async throws {
    let client = Readmigo.Client.fake(configuration: configuration)
    await client.session.start()
    _ = try await client.signInWithEmail(email: email, password: password)
    for await state in client.session.states { show(state) }
    #expect(shown.all == ["signedIn"])
  }

  @Test func changesCanBeFollowed() async throws {
    let server = FakeServer(Readmigo.examples)
    let client = Readmigo.Client.fake(configuration: configuration, server: server)
    var answer = try await client.signInWithEmail(email: email, password: password)
    #expect(client.session.kept.userId == answer.user.id)
    async let followed: Void = follow(client)
    // Another person each time, until the one who follows has begun to.
    while shown.all.isEmpty {
      answer.user.id += "x"
      server.answer(Readmigo.Endpoints.signInWithEmail, with: answer)
      _ = try await client.signInWithEmail(email: email, password: password)
    }
    await followed
    #expect(shown.all == ["forgotten"])
  }

  private func follow(_ client: Readmigo.Client) async {
    for await change in client.session.changes {
      switch change.reason {
      case .replaced where change.kept.userId != change.keptBefore.userId: forgetContent()
      case .refused(let refusal?): show(refusal.name)
      default: break
      }
    }
  }

  @Test func callAcceptsOptions() async throws {
    let client = Readmigo.Client.fake(configuration: configuration)
    _ = try await client.signInWithEmail(email: email, password: password)
    let trace = "t"
    let patient = client.with(CallOptions(timeout: 120, headers: ["X-Trace": trace]))
    let devices = try await patient.listDevices()
    #expect(!devices.isEmpty)
    #expect(patient.session.state == client.session.state)
    let substitute: any Readmigo.API = client
    #expect(!(try await substitute.with(CallOptions(timeout: 5)).listDevices()).isEmpty)
  }

  @Test func transportUsesAppConfiguration() {
    let settings = URLSessionConfiguration.default
    settings.allowsCellularAccess = false
    let client = Rote.Client(
      store: store,
      options: ClientOptions(
        transport: URLSessionTransport(configuration: settings), userAgent: "Reader/2.1"))
    #expect(client.session.state == .unknown)
  }

  @Test func serviceAccountSignsRequests() {
    let secret = Secret("a secret of at least thirty-two bytes")
    let client = Rote.Client(
      store: store,
      options: ClientOptions(transport: SigningTransport(URLSessionTransport(), secret: secret)))
    #expect(client.session.state == .unknown)
  }

  @Test func causesAreLogged() async {
    let client = Readmigo.Client(
      configuration: configuration, store: store,
      options: ClientOptions(observers: [CauseLog(log: shown.add)]))
    _ = try? await client.sendPhoneCode(phone: "1")
    #expect(shown.all == ["sendPhoneCode: AuthClient 3 pinsUnusable"])
  }

  @Test func accountsShareDevice() async throws {
    let places = AccountPlaces.memory()
    let accounts = AccountClients(
      places, make: { Readmigo.Client.fake(configuration: configuration, store: $0) },
      launch: { await $0.session.start() }, signOut: { try await $0.signOut() })
    await accounts.start()
    let work = try accounts.list.add(name: "work")
    _ = try await accounts.client(of: work.id).signInWithEmail(email: email, password: password)
    try accounts.list.select(DeviceAccount.firstID)
    #expect(accounts.current?.session.state == .unknown)
    try await accounts.remove(work.id)
    #expect(accounts.list.accounts.map(\.id) == [DeviceAccount.firstID])
  }

  @Test func pageSignsIn() async throws {
    let client = Rote.Client(store: store)
    let browser = FakeBrowser { _ in .success(URL(string: "rote://callback?token=t")!) }
    let arrival = try await client.openLogin(in: WebSignIn(browser: browser))
    #expect(arrival.refreshToken == nil)
    #expect(client.session.state == .signedIn)
  }

  @Test func linkFinishesSignInOfEarlierRun() async throws {
    let client = Rote.Client(store: store)
    let signInStore = MemoryStore()
    _ = ArrivalGuard(keptIn: signInStore).begin(Rote.ArrivalCallback.rule)
    let browser = FakeBrowser { _ in .failure(.cancelled) }
    let arrivals = ArrivalGuard(keptIn: signInStore)
    let web = WebSignIn(browser: browser, arrivals: arrivals)
    let link = URL(string: "rote://callback?token=t")!
    let callback = try Rote.ArrivalCallback(arrivals.accept(link))
    try await client.session.begin(Rote.ArrivalCallback.name, callback)
    #expect(client.session.state == .signedIn)
    await #expect(throws: WebFault.cancelled) { try await client.openLogin(in: web) }
  }

  private func show(attemptsLeft: Int) { shown.add("\(attemptsLeft) left") }

  private func show(_ message: String?, _ recovery: Recovery) {
    shown.add("\(message ?? "nothing"), \(recovery)")
  }

  private func show(_ text: String) { shown.add(text) }

  /// One is enough here too.
  private func forgetContent() {
    shown.add("forgotten")
    withUnsafeCurrentTask { $0?.cancel() }
  }

  private func report(_ error: any Error) { Issue.record(error) }

  /// One is enough here: the stream would wait for the next.
  private func show(_ state: Readmigo.SessionState) {
    shown.add(state.rawValue)
    withUnsafeCurrentTask { $0?.cancel() }
  }
}

struct CauseLog: ClientObserver {
  let log: @Sendable (String) -> Void

  func observe(_ event: ClientEvent) {
    switch event {
    case .request(let report):
      if let cause = report.cause { log("\(report.endpoint): \(cause)") }
    case .storeFailed(_, let cause): log("store: \(cause)")
    default: break
    }
  }
}

private final class Shown: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }

  func add(_ text: String) { lock.withLock { texts.append(text) } }
}
