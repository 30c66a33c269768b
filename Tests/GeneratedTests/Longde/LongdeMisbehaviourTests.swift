import AuthClient
import Foundation
import LongdeClient
import Testing

/// A server that misbehaves, over real sockets: nobody is signed out but by a declared refusal.
@Suite struct LongdeMisbehaviourTests {
  /// After these the client cannot know whether the server did what it was asked.
  static let doubtful: [Misbehaviour] = [
    .drop, .delay, .disconnect, .truncate, .badJSON, .wrongType,
  ]

  static let hopeless: [Misbehaviour] = [.html500, .answer(429, "{}")]

  /// The server has rotated, and within the grace period it returns the same successor.
  @Test(arguments: doubtful)
  func lostRefreshIsRetriedWithinGracePeriod(_ how: Misbehaviour) async throws {
    let phone = try await Phone(Impatient(with: "renewSession", how))
    try await phone.host.advance(by: 3600)
    try await phone.stub.misbehave("renewSession", how)
    _ = try await phone.client.me()
    #expect(try await phone.host.count("renewSession") == 2)
    #expect(phone.client.session.state == .signedIn)
    try await phone.host.advance(by: 3600)
    _ = try await phone.client.me()
  }

  @Test func refreshLostTwiceWithinGracePeriodKeepsSession() async throws {
    let phone = try await Phone()
    let kept = try #require(phone.store.load()?.tokens["refresh"]?.secret)
    try await phone.host.advance(by: 3600)
    try await phone.stub.misbehave("renewSession", .drop, times: 2)
    #expect(try await phone.failureOfMe().isLost)
    #expect(phone.store.load()?.tokens["refresh"]?.secret == kept)
    try await phone.host.advance(by: 29)
    _ = try await phone.client.me()
    #expect(phone.client.session.state == .signedIn)
    #expect(phone.store.load()?.tokens["refresh"]?.secret != kept)
  }

  @Test func refreshLostBeyondGracePeriodEndsSession() async throws {
    let phone = try await Phone()
    try await phone.host.advance(by: 3600)
    try await phone.stub.misbehave("renewSession", .drop, times: 2)
    #expect(try await phone.failureOfMe().isLost)
    try await phone.host.advance(by: 31)
    let over = try await phone.failureOfMe()
    #expect(over == .signedOut(because: Longde.RenewSessionRefusal.sessionExpired.rule))
    #expect(over.recovery == .signIn)
    #expect(phone.client.session.state == .signedOut)
    #expect(phone.store.load() == nil)

    let before = try await phone.stub.received().count
    for _ in 1...3 { #expect(try await phone.failureOfMe().recovery == .signIn) }
    #expect(try await phone.stub.received().count == before, "nothing goes out without a session")

    _ = try await phone.client.signInWithApple(identityToken: phone.identityToken())
    _ = try await phone.client.me()
  }

  @Test(arguments: hopeless)
  func failedRefreshIsNotRetriedAndKeepsTokens(_ how: Misbehaviour) async throws {
    let phone = try await Phone()
    let kept = try #require(phone.store.load()?.tokens["refresh"]?.secret)
    try await phone.host.advance(by: 3600)
    try await phone.stub.misbehave("renewSession", how)
    guard case .undeclared = try await phone.failureOfMe() else {
      Issue.record("\(how) is no refusal of the contract")
      return
    }
    #expect(try await phone.stub.received() == ["signInWithApple", "renewSession"])
    #expect(phone.store.load()?.tokens["refresh"]?.secret == kept)
    try await phone.host.advance(by: 60)
    _ = try await phone.client.me()
  }

  @Test(arguments: doubtful)
  func lostCallIsFaultAndNotRepeated(_ how: Misbehaviour) async throws {
    let phone = try await Phone(Impatient(with: "me", how))
    let before = phone.store.load()
    try await phone.stub.misbehave("me", how)
    #expect(try await phone.failureOfMe().isLost)
    #expect(try await phone.host.count("me") == 1)
    #expect(phone.client.session.state == .signedIn)
    #expect(phone.store.load() == before)
    _ = try await phone.client.me()
  }

  @Test func persistentUndeclared401RefreshesAndRepeatsOnce() async throws {
    let phone = try await Phone()
    try await phone.stub.misbehave("me", .bare401, times: 1000)
    guard case .undeclared(let refusal) = try await phone.failureOfMe() else {
      Issue.record("a 401 without a message is not declared")
      return
    }
    #expect(refusal.status == 401)
    #expect(try await phone.stub.received() == ["signInWithApple", "me", "renewSession", "me"])
    #expect(phone.client.session.state == .signedIn)
    #expect(phone.store.load()?.tokens.count == 2)
  }

  @Test func persistentDeclared401RefreshesAndRepeatsOnce() async throws {
    let phone = try await Phone()
    let expired = #"{"message":"登录已过期,请重新登录"}"#
    try await phone.stub.misbehave("me", .answer(401, expired), times: 1000)
    #expect(try await phone.failureOfMe() == .refused(.sessionExpired))
    #expect(try await phone.stub.received() == ["signInWithApple", "me", "renewSession", "me"])
    #expect(phone.store.load()?.tokens.count == 2)
  }

  @Test func lostSignInBeginsNoSession() async throws {
    let phone = try await Phone(signedIn: false)
    try await phone.stub.misbehave("signInWithApple", .drop)
    let failure = try await #require(throws: CallFailure<Longde.SignInWithAppleRefusal>.self) {
      try await phone.client.signInWithApple(identityToken: phone.identityToken())
    }
    #expect(failure.isLost)
    #expect(phone.client.session.state == .signedOut)
    #expect(phone.store.load() == nil)
    _ = try await phone.client.signInWithApple(identityToken: phone.identityToken())
  }

  @Test(arguments: [Misbehaviour.drop, .disconnect, .html500])
  func lostSignOutEndsSessionLocally(_ how: Misbehaviour) async throws {
    let phone = try await Phone()
    try await phone.stub.misbehave("signOut", how)
    await #expect(throws: CallFailure<NoRefusal>.self) { try await phone.client.signOut() }
    #expect(phone.client.session.state == .signedOut)
    #expect(phone.store.load() == nil)
  }
}

/// A phone with what it keeps, and its server.
private struct Phone {
  let host: SocketHost
  let store = MemoryStore()
  let client: Longde.Client

  init(_ sockets: any Transport = Impatient(), signedIn: Bool = true) async throws {
    host = try await SocketHost(by: sockets)
    client = Longde.Client(
      store: store, options: ClientOptions(transport: host.transport, clock: host.clock))
    if signedIn { _ = try await client.signInWithApple(identityToken: identityToken()) }
  }

  var stub: StubWorld { host.stub }

  func identityToken() throws -> Secret { try host.identityToken(for: LongdeWorld.audience) }

  func failureOfMe() async throws -> CallFailure<Longde.MeRefusal> {
    try await #require(throws: CallFailure<Longde.MeRefusal>.self) { try await client.me() }
  }
}
