import AuthClient
import AuthTesting
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// Tests of an app with the fake: no server, and the real client in front of it.
@Suite struct ReadmigoFakeTests {
  private let server = FakeServer(Readmigo.examples)
  private let store = MemoryStore()
  private let clock = VirtualClock()

  private var client: Readmigo.Client {
    let nowhere = URL(string: "https://api.readmigo.example")!
    return .fake(
      configuration: Readmigo.Configuration(
        baseURL: nowhere, pinnedKeys: [], appleAudience: "a", wechatAppId: "w",
        deviceFingerprint: Secret("f")),
      server: server, store: store, clock: clock)
  }

  /// By default, it answers every call with the contract's own example.
  @Test func everyEndpointHasExample() async throws {
    let client = client
    try await client.register(email: "a@example.com", password: Secret("p"), acceptsTerms: true)
    try await client.sendMailCode(email: "a@example.com")
    _ = try await client.verifyMail(email: "a@example.com", code: Secret("1"))
    _ = try await client.signInWithApple(identityToken: Secret("t"))
    _ = try await client.signInWithWeChat(code: Secret("c"))
    try await client.sendPhoneCode(phone: "1")
    _ = try await client.signInWithPhone(phone: "1", code: Secret("1"))
    _ = try await client.signInWithEmail(email: "a@example.com", password: Secret("p"))
    #expect(try await client.saveProfile(nickname: "n").nickname == "example nickname")
    #expect(try await client.listDevices().map(\.name) == ["iPhone 15 Pro"])
    try await client.signOutDevice(id: "1")
    try await client.signOutOthers()
    _ = try await client.renewSession()
    try await client.signOut()
    #expect(
      server.calls.count == Readmigo.examples.flatMap(\.endpoints).count - 1,
      "all but the answer to a challenge")
    #expect(client.session.state == .signedOut)
  }

  @Test func responsesAreReturnedInOrderAndLastOneRepeats() async throws {
    let client = client
    _ = try await client.signInWithApple(identityToken: Secret("t"))
    server.answer(Readmigo.Endpoints.listDevices, with: [])
    server.answer(Readmigo.Endpoints.listDevices, with: [device("1")], .once)
    server.answer(Readmigo.Endpoints.listDevices, with: [device("2"), device("3")], .once)
    let counts = [
      try await client.listDevices().count, try await client.listDevices().count,
      try await client.listDevices().count, try await client.listDevices().count,
    ]
    #expect(counts == [1, 2, 0, 0])
  }

  private func device(_ id: String) -> Readmigo.Device {
    Readmigo.Device(id: id, name: "Phone", current: false, lastActive: clock.now)
  }

  static let refusals: [Readmigo.SignInWithEmailRefusal] = [
    .wrongCredentials(.init(attemptsLeft: 3)),
    .accountLocked(.init(lockedUntil: Date(timeIntervalSince1970: 1_800_000_300))),
    .unknownAccount,
    .oddSignIn(.init(challenge: Secret("challenge"))),
  ]

  @Test(arguments: refusals)
  func refusalArrivesWithItsFields(_ refusal: Readmigo.SignInWithEmailRefusal) async throws {
    let client = client
    server.refuse(Readmigo.Endpoints.signInWithEmail, with: refusal, .once)
    #expect(try await client.failureOfSignIn() == .refused(refusal))
    _ = try await client.signInWithEmail(email: "a@example.com", password: Secret("p"))
    #expect(client.session.state == .signedIn)
  }

  @Test func unusualSignInContinues() async throws {
    let client = client
    let odd = Readmigo.SignInWithAppleRefusal.oddSignIn(.init(challenge: Secret("challenge")))
    server.refuse(Readmigo.Endpoints.signInWithApple, with: odd, .once)
    await #expect(throws: CallFailure<Readmigo.SignInWithAppleRefusal>.refused(odd)) {
      try await client.signInWithApple(identityToken: Secret("t"))
    }
    _ = try await client.continueSignIn(code: Secret("1"))
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: Fault.allCases)
  func faultArrivesUnchanged(_ fault: Fault) async throws {
    server.fail(Readmigo.Endpoints.signInWithEmail, with: fault)
    for _ in 1...2 {
      let failure = try await client.failureOfSignIn()
      #expect(failure == .fault(fault))
    }
    #expect(client.session.state != .signedIn)
  }

  /// The fake has a real client: it refreshes, and discards an ended session.
  @Test func refusedRefreshEndsSessionOfFake() async throws {
    let client = client
    _ = try await client.signInWithApple(identityToken: Secret("t"))
    clock.advance(by: 7200)
    server.refuse(Readmigo.Endpoints.renewSession, with: .sessionExpired)
    #expect(try await client.failureOfDevices().recovery == .signIn)
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    #expect(server.calls == ["signInWithApple", "renewSession"])
  }

  @Test func undeclaredResponseIsUndeclared() async throws {
    server.answer(Readmigo.Endpoints.signInWithEmail, status: 500, body: "<html>")
    let failure = try await client.failureOfSignIn()
    guard case .undeclared(let refusal) = failure else { throw Unexpected("\(failure)") }
    #expect(refusal.status == 500)
    #expect(failure.recovery == .retry)
  }
}
