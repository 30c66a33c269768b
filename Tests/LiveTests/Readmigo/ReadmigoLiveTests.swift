import AuthClient
import Foundation
import LiveScenarios
import ReadmigoClient
import Testing

extension LiveTests {
  /// Readmigo's document against the reference server, over sockets.
  @Suite struct ReadmigoLiveTests {
    @Test func registrationSignsInAndSavesProfile() async throws {
      let world = try await World()
      let client = world.client()
      try await client.register(
        email: World.email, password: World.password, acceptsTerms: true)
      #expect(try await client.failureOfSignIn(World.password) == .refused(.unknownAccount))
      try await client.sendMailCode(email: World.email)
      await #expect(throws: CallFailure<Readmigo.VerifyMailRefusal>.refused(.wrongCode)) {
        try await client.verifyMail(email: World.email, code: Secret("none"))
      }
      let code = try await world.lab.code()
      #expect(code.reveal().count == 6)
      let session = try await client.verifyMail(email: World.email, code: code)
      #expect(client.session.state == .signedIn)
      let user = try await client.saveProfile(nickname: "小李 🐚")
      #expect(user == Readmigo.User(id: session.user.id, nickname: "小李 🐚"))
      await #expect(throws: CallFailure<Readmigo.VerifyMailRefusal>.refused(.wrongCode)) {
        try await client.verifyMail(email: World.email, code: code)
      }
    }

    @Test func signsInWithAppleWeChatAndPhone() async throws {
      let world = try await World()
      let apple = try await world.lab.mint("apple", ["audience": "lab-appleAudience"])
      let first = try await world.client().signInWithApple(
        identityToken: Secret(try #require(apple["identityToken"])))
      #expect(!first.user.id.isEmpty)
      let code = try await world.lab.mint("wechat", ["audience": "lab-wechatAppId"])
      let weChat = world.client()
      _ = try await weChat.signInWithWeChat(code: Secret(try #require(code["authorizationCode"])))
      #expect(weChat.session.state == .signedIn)
      let phone = world.client()
      try await phone.sendPhoneCode(phone: "+8613800000000")
      _ = try await phone.signInWithPhone(phone: "+8613800000000", code: world.lab.code())
      #expect(phone.session.state == .signedIn)
      await #expect(throws: CallFailure<Readmigo.SignInWithAppleRefusal>.self) {
        try await world.client().signInWithApple(identityToken: Secret("forged"))
      }
    }

    @Test func wrongPasswordsLockForFiveMinutesThenHour() async throws {
      let world = try await World()
      _ = try await world.registered()
      let client = world.client("tablet")
      for left in [4, 3, 2, 1] {
        let failure = try await client.failureOfSignIn()
        #expect(failure == .refused(.wrongCredentials(.init(attemptsLeft: left))))
      }
      try await world.expectLock(of: client, for: 300)
      for _ in 1...4 { _ = try await client.failureOfSignIn() }
      try await world.expectLock(of: client, for: 3600)
      _ = try await client.signInWithEmail(email: World.email, password: World.password)
      #expect(try await world.lab.outbox().contains { $0["channel"] as? String == "mail" })
    }

    /// The contract locks the account: sessions continue, and no device signs in.
    @Test func accountIsLockedOnEveryDevice() async throws {
      let world = try await World()
      let client = try await world.registered("phone")
      for _ in 1...6 { _ = try await world.client("stranger").failureOfSignIn() }
      _ = try await client.renewSession()
      let failure = try await world.client("phone").failureOfSignIn(World.password)
      guard case .refused(.accountLocked) = failure else {
        throw Unexpected("not locked: \(failure)")
      }
    }

    @Test func onlyAccessTokenIsRefreshed() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = try await world.registered("phone", store)
      let before = store.load()?.tokens["refresh"]?.secret
      try await world.lab.advance(by: 2 * 3600)
      #expect(try await client.listDevices().count == 1)
      #expect(store.load()?.tokens["refresh"]?.secret == before)
      try await world.lab.advance(by: 31 * 86_400)
      #expect(try await client.failureOfDevices().recovery == .signIn)
    }

    @Test func sessionIsBoundToDevice() async throws {
      let world = try await World()
      let store = MemoryStore()
      _ = try await world.registered("phone", store)
      let thief = world.client("another phone", MemoryStore(store.load()))
      await #expect(throws: CallFailure<Readmigo.RenewSessionRefusal>.refused(.sessionExpired)) {
        try await thief.renewSession()
      }
    }

    @Test func devicesAreListedAndSignedOut() async throws {
      let world = try await World()
      let phone = try await world.registered("phone")
      let tablet = try await world.signedIn("tablet")
      let devices = try await tablet.listDevices()
      #expect(devices.count == 2)
      #expect(devices.count { $0.current } == 1)
      let other = try #require(devices.first { !$0.current })
      try await tablet.signOutDevice(id: other.id)
      #expect(try await phone.failureOfDevices().recovery == .signIn)
      let desk = try await world.signedIn("desk")
      try await desk.signOutOthers()
      #expect(try await desk.listDevices().map(\.current) == [true])
      #expect(try await tablet.failureOfDevices().recovery == .signIn)
      #expect(
        try await world.lab.outbox().count { $0["subject"] as? String == "newDevice" } == 2)
    }

    #if os(Linux)
      /// An unknown device at an address that the user never used.
      @Test func unusualSignInRequiresCode() async throws {
        let world = try await World()
        _ = try await world.registered("phone")
        let client = world.client(
          "stranger", transport: Rerouted(to: world.lab.url, from: "127.0.0.2"))
        let failure = try await client.failureOfSignIn(World.password)
        guard case .refused(.oddSignIn) = failure else { throw Unexpected("\(failure)") }
        #expect(failure.recovery == .continue(flow: "verification"))
        #expect(client.session.state == .signedOut)
        await #expect(throws: CallFailure<Readmigo.ContinueSignInRefusal>.refused(.wrongCode)) {
          try await client.continueSignIn(code: Secret("none"))
        }
        _ = try await client.continueSignIn(code: world.lab.code())
        #expect(client.session.state == .signedIn)
        #expect(try await client.listDevices().count == 2)
      }
    #endif

    @Test func signOutEndsSessionLocallyAndAtServer() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = try await world.registered("phone", store)
      let kept = store.load()
      try await client.signOut()
      #expect(store.load() == nil)
      let ghost = world.client("phone", MemoryStore(kept))
      #expect(try await ghost.failureOfDevices().recovery == .signIn)
    }
  }
}

private struct World {
  static let email = "li@example.com"
  static let password = Secret("Passw0rd-canary")

  let lab: LabWorld

  init() async throws {
    lab = try await LabWorld(
      "readmigo", ["--provider", "apple=ISSUER/apple", "--provider", "wechat=ISSUER/wechat"])
  }

  func client(
    _ fingerprint: String = "phone", _ store: MemoryStore = MemoryStore(),
    transport: (any Transport)? = nil
  ) -> Readmigo.Client {
    Readmigo.Client(
      configuration: Readmigo.Configuration(
        baseURL: lab.url, pinnedKeys: [], appleAudience: "lab-appleAudience",
        wechatAppId: "lab-wechatAppId", deviceFingerprint: Secret(fingerprint)),
      store: store,
      options: ClientOptions(
        transport: UnpinnedTransport(transport ?? Rerouted(to: lab.url)), clock: lab.clock))
  }

  func registered(
    _ fingerprint: String = "phone", _ store: MemoryStore = MemoryStore()
  ) async throws -> Readmigo.Client {
    let client = client(fingerprint, store)
    try await client.register(email: Self.email, password: Self.password, acceptsTerms: true)
    try await client.sendMailCode(email: Self.email)
    _ = try await client.verifyMail(email: Self.email, code: lab.code())
    return client
  }

  func signedIn(_ fingerprint: String) async throws -> Readmigo.Client {
    let client = client(fingerprint)
    _ = try await client.signInWithEmail(email: Self.email, password: Self.password)
    return client
  }

  /// One more wrong password locks; the right one counts again only after that time.
  func expectLock(of client: Readmigo.Client, for seconds: Int) async throws {
    let before = try await lab.serverTime()
    let failure = try await client.failureOfSignIn()
    guard case .refused(.accountLocked(let lock)) = failure else {
      throw Unexpected("not locked: \(failure)")
    }
    let after = try await lab.serverTime()
    let end = lock.lockedUntil.addingTimeInterval(TimeInterval(-seconds))
    #expect(end > before.addingTimeInterval(-1) && end < after.addingTimeInterval(1))
    // The server's clock goes on by itself: half of the time is left for a machine that stands still.
    // That the lock ends where it says is known to the tests of the operations, second by second.
    try await lab.advance(by: seconds / 2)
    guard case .refused(.accountLocked) = try await client.failureOfSignIn(Self.password) else {
      throw Unexpected("the lock ended early")
    }
    try await lab.advance(by: seconds - seconds / 2)
  }
}

extension Readmigo.Client {
  fileprivate func failureOfSignIn(
    _ password: Secret = Secret("wrong")
  ) async throws -> CallFailure<Readmigo.SignInWithEmailRefusal> {
    try await #require(throws: CallFailure<Readmigo.SignInWithEmailRefusal>.self) {
      try await signInWithEmail(email: World.email, password: password)
    }
  }

  fileprivate func failureOfDevices() async throws -> CallFailure<Readmigo.ListDevicesRefusal> {
    try await #require(throws: CallFailure<Readmigo.ListDevicesRefusal>.self) {
      try await listDevices()
    }
  }
}
