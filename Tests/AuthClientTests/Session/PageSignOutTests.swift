import AuthClient
import AuthWeb
import Foundation
import Testing

/// A contract whose sign-out is a page. Another of its pages links accounts, which goes on with the session, and
/// a third leads on where there is none.
private enum Paged: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, invited, active, linked
  }

  struct Tokens: Decodable, Sendable, GrantsTokens {
    var access: Secret

    var tokens: [GrantedToken] { [GrantedToken("access", access)] }
  }

  struct Departure: WebCallback {
    static let name = "departure"
    static let rule = CallbackRule(url: "myapp://out", required: [])
    init(_ arrival: WebArrival) {}
  }

  struct Linking: WebCallback {
    static let name = "linking"
    static let rule = CallbackRule(url: "myapp://linked", required: [])
    init(_ arrival: WebArrival) {}
  }

  struct Invitation: WebCallback {
    static let name = "invitation"
    static let rule = CallbackRule(url: "myapp://invited", required: [])
    init(_ arrival: WebArrival) {}
  }

  static let tokens = [TokenRule("access", lifetime: 3600, sent: .bearer)]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["signIn": .active, "invitation": .invited]),
      .invited: .init(after: ["signIn": .active]),
      .active: .init(
        holds: ["access"],
        after: [
          "access.expires": .out, "departure": .out, "linking": .linked, "invitation": .out,
        ]),
      .linked: .init(holds: ["access"], after: ["departure": .out]),
    ])

  static let renewal = Renewal<NoAnswer, NoRefusal>.none
}

@Suite("Signing out on a web page")
struct PageSignOutTests {
  private let clock = VirtualClock()
  private let script = Script()
  private let store: UnreliableStore
  private let session: AuthSession<Paged>

  init() {
    store = UnreliableStore(World.stored(["access": "a1"], clock.now))
    session = AuthSession(
      server: URL(string: "https://paged.example")!, store: store,
      options: ClientOptions(transport: script, clock: clock))
  }

  private func leave(_ meanwhile: @escaping @Sendable () async -> Void = {}) async -> WebFault? {
    await open(Paged.Departure.self, at: "myapp://out", meanwhile)
  }

  private func open<Callback: WebCallback>(
    _ callback: Callback.Type, at address: String,
    _ meanwhile: @escaping @Sendable () async -> Void = {}
  ) async -> WebFault? {
    let browser = FakeBrowser { _ in
      await meanwhile()
      return .success(URL(string: address)!)
    }
    let page = WebPage(URL(string: "https://paged.example")!, "/page")
    return await outcome { () throws(WebFault) -> Callback in
      try await session.open({ _ in page }, in: WebSignIn(browser: browser), isPrivate: false)
    }.failure
  }

  private func signIn() async -> CallFailure<NoRefusal>? {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await session.signIn(Call<Paged.Tokens, NoRefusal>("signIn", .post, "/"))
    }.failure
  }

  private func signInUnderWay() async -> (Gate, Task<CallFailure<NoRefusal>?, Never>) {
    let gate = Gate()
    script.on("signIn", Step.json(200, #"{"access":"a2"}"#).held(by: gate))
    let arriving = Task { await signIn() }
    await until("the call") { script.count("signIn") == 1 }
    return (gate, arriving)
  }

  @Test func endsUnreadableSession() async {
    store.fail(reading: true)
    #expect(await session.restore() == .unknown)
    #expect(await leave() == nil)
    #expect(session.state == .out)
    store.fail()
    #expect(store.content == nil)
    #expect(await session.restore() == .out)
  }

  @Test(arguments: [false, true])
  func reportsStoreThatCannotBeCleared(_ isUnreadable: Bool) async {
    store.fail(reading: isUnreadable, writing: true)
    await session.restore()
    #expect(await leave() == .session(.storeUnwritable))
    #expect(session.state == .out)
    store.fail()
    await session.happen(.launches)
    #expect(store.content == nil)
  }

  /// The session expires while the page is open, and the store can't record it.
  @Test func reportsUnwritableStoreAfterExpiry() async {
    await session.restore()
    store.fail(writing: true)
    #expect(
      await leave { clock.advance(by: 3600) } == .session(.storeUnwritable))
    #expect(session.state == .out)
  }

  /// The client has already noticed the expiry, but the store may still contain the session.
  @Test(arguments: [false, true])
  func appliesThoughSessionExpiredMeanwhile(_ isUnwritable: Bool) async {
    let (gate, arriving) = await signInUnderWay()
    store.fail(writing: isUnwritable)
    let failure = await leave {
      clock.advance(by: 3600)
      #expect(await session.restore() == .out)
    }
    #expect(failure == (isUnwritable ? .session(.storeUnwritable) : nil))
    store.fail()
    gate.open()
    #expect(await arriving.value == .signedOut(because: nil))
    #expect(session.state == .out)
    #expect(await session.start() == .out)
    #expect(store.content == nil)
  }

  @Test func leavesLaterSessionAlone() async {
    await session.restore()
    script.on("signIn", .json(200, #"{"access":"a2"}"#))
    let failure = await leave {
      clock.advance(by: 3600)
      #expect(await session.restore() == .out)
      #expect(await signIn() == nil)
    }
    #expect(failure == nil)
    #expect(session.state == .active)
    #expect(store.content?.tokens["access"]?.secret == Secret("a2"))
  }

  /// The token expires before the callback, but nothing has noticed it yet.
  @Test func appliesToStateInWhichPageWasOpened() async {
    await session.restore()
    let failure = await open(Paged.Invitation.self, at: "myapp://invited") {
      clock.advance(by: 3600)
    }
    #expect(failure == nil)
    #expect(session.state == .out)
  }

  @Test(arguments: [false, true])
  func cancelsPendingSignIn(_ isSignedIn: Bool) async {
    if !isSignedIn { #expect(await leave() == nil) }
    let (gate, arriving) = await signInUnderWay()
    #expect(await leave() == nil)
    gate.open()
    #expect(await arriving.value == .signedOut(because: nil))
    #expect(session.state == .out)
    #expect(store.content == nil)
  }

  @Test func continuingCallbackIsNotSignOut() async {
    let (gate, arriving) = await signInUnderWay()
    #expect(await open(Paged.Linking.self, at: "myapp://linked") == nil)
    #expect(session.state == .linked)
    #expect(store.content?.tokens["access"]?.secret == Secret("a1"))
    gate.open()
    #expect(await arriving.value == nil)
  }

  /// With a session, the same callback ends it.
  @Test func callbackWithoutSessionIsNotSignOut() async {
    #expect(await open(Paged.Invitation.self, at: "myapp://invited") == nil)
    #expect(session.state == .out)
    let (gate, arriving) = await signInUnderWay()
    #expect(await open(Paged.Invitation.self, at: "myapp://invited") == nil)
    #expect(session.state == .invited)
    gate.open()
    #expect(await arriving.value == nil)
    #expect(session.state == .active)
  }

  /// The session expires while the page is open, and a sign-in has reached its step.
  @Test func cancelsPendingSignInAfterStep() async {
    let world = await Grove.World.active()
    let gate = Gate()
    world.script.on("read", .json(410, ""))
    world.script.on("signIn", Grove.challenge(1), Grove.session(5).held(by: gate))
    let (page, arriving) = (WebPage(URL(string: "https://grove.example")!, "/page"), Arriving())
    let browser = FakeBrowser { _ in
      #expect(await world.read().failure == .refused(.gone))
      #expect(await world.signIn().succeeded)
      #expect(world.session.state == .verifying)
      await arriving.set(world.underWay("signIn") { await world.signIn() })
      return .success(URL(string: "myapp://out")!)
    }
    let result = await outcome { () throws(WebFault) -> Grove.Departure in
      try await world.session.open(
        { _ in page }, in: WebSignIn(browser: browser), isPrivate: false)
    }
    #expect(result.succeeded)
    #expect(world.session.state == .out)
    #expect(await world.answer().failure == .signedOut(because: nil))
    gate.open()
    #expect(await arriving.task?.value.failure == .signedOut(because: nil))
  }

  private actor Arriving {
    private(set) var task: Task<Grove.World.Reply, Never>?

    func set(_ task: Task<Grove.World.Reply, Never>) { self.task = task }
  }
}
