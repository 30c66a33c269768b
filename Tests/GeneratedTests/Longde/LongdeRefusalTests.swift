import AuthClient
import Foundation
import LongdeClient
import Testing

/// Each of the six refusals arrives as its own case, with its recovery and its words.
@Suite struct LongdeRefusalTests {
  @Test(arguments: LongdeWay.allCases)
  func unavailableAppleIsDeclared(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    try await world.host.forgetApple()
    let client = world.client()
    let failure = try await #require(throws: CallFailure<Longde.SignInWithAppleRefusal>.self) {
      try await client.signInWithApple(identityToken: world.identityToken())
    }
    #expect(failure == .refused(.appleUnavailable))
    #expect(failure.recovery == .tell)
    #expect(failure.message(in: ["en"]) == "Sign in with Apple is under maintenance")
    #expect(failure.message(in: ["fr"]) == "Apple 登录维护中")
    #expect(client.session.state == .signedOut)
  }

  /// A forged token isn't the server's fault, so a new authorization may help.
  @Test(arguments: LongdeWay.allCases)
  func refusedAppleTokenIsDeclared(_ way: LongdeWay) async throws {
    let client = try await LongdeWorld(way).client()
    let failure = try await #require(throws: CallFailure<Longde.SignInWithAppleRefusal>.self) {
      try await client.signInWithApple(identityToken: Secret("e30.e30.AAAA"))
    }
    #expect(failure == .refused(.appleRefused))
    #expect(failure.recovery == .signIn)
  }

  @Test(arguments: LongdeWay.allCases)
  func disabledAccountIsDeclared(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = try await world.signedIn()
    try await world.host.disableEveryone()
    do {
      _ = try await client.me()
      Issue.record("a disabled account reads nothing")
    } catch .refused(.accountDisabled) {
      #expect(client.session.state == .signedOut)
    } catch {
      Issue.record("\(error)")
    }
    let again = try await #require(throws: CallFailure<Longde.SignInWithAppleRefusal>.self) {
      try await client.signInWithApple(identityToken: world.identityToken())
    }
    #expect(again == .refused(.accountDisabled))
    #expect(again.recovery == .signIn)
    #expect(again.message(in: ["zh-Hans-CN"]) == "账号已被禁用")
  }

  @Test(arguments: LongdeWay.allCases)
  func deletedAccountIsDeclared(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = try await world.signedIn()
    try await world.host.deleteEveryone()
    let failure = try await #require(throws: CallFailure<Longde.MeRefusal>.self) {
      try await client.me()
    }
    #expect(failure == .refused(.accountGone))
    #expect(failure.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  /// It suggests a refresh. Once the refresh is refused too, the session is over.
  @Test(arguments: LongdeWay.allCases)
  func expiredSessionIsDeclared(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = try await world.signedIn()
    let other = world.client(MemoryStore(try await world.endedSession()))
    let failure = try await #require(throws: CallFailure<Longde.RenewSessionRefusal>.self) {
      try await other.renewSession()
    }
    #expect(failure == .refused(.sessionExpired))
    #expect(failure.recovery == .signIn)
    #expect(other.session.state == .signedOut)
    #expect(client.session.state == .signedIn)
    #expect(Longde.MeRefusal.sessionExpired.recovery == .renew)
  }

  /// A client always has a token when it sends the call. Here it was lost on the way.
  @Test(arguments: LongdeWay.allCases)
  func missingTokenIsDeclared(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = Longde.Client(
      store: MemoryStore(),
      options: ClientOptions(
        transport: LosingAuthorization(inner: world.transport), clock: world.clock))
    _ = try await client.signInWithApple(identityToken: world.identityToken())
    let failure = try await #require(throws: CallFailure<Longde.MeRefusal>.self) {
      try await client.me()
    }
    #expect(failure == .refused(.notSignedIn))
    #expect(failure.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test(arguments: LongdeWay.allCases)
  func tokenForOtherAppIsRefused(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    await #expect(throws: CallFailure<Longde.SignInWithAppleRefusal>.self) {
      try await world.client().signInWithApple(
        identityToken: world.identityToken(for: "somebody.else"))
    }
  }

  @Test(arguments: LongdeWay.allCases)
  func usedTokenReturnsSuccessorThenEndsFamily(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    let old = store.load()
    let first = try await client.renewSession()
    let second = try await world.client(MemoryStore(old)).renewSession()
    #expect(first.refreshToken == second.refreshToken)
    try await world.host.advance(by: 31)
    await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired)) {
      try await world.client(MemoryStore(old)).renewSession()
    }
    await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired)) {
      try await client.renewSession()
    }
  }
}

/// A way on which the token gets lost.
private struct LosingAuthorization: Transport {
  let inner: any Transport

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    var headers = request.headers
    headers["Authorization"] = nil
    return try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: request.method, url: request.url, headers: headers,
        body: request.body))
  }
}

extension LongdeWorld {
  /// The tokens of a session that was signed out.
  fileprivate func endedSession() async throws -> StoredSession? {
    let store = MemoryStore()
    let client = try await signedIn(store)
    let kept = store.load()
    try await client.signOut()
    return kept
  }
}
