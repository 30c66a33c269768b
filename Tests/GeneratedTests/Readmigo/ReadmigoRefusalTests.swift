import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// Every refusal of section 10 arrives as its own case, with what it carries, what helps, and its words.
@Suite struct ReadmigoRefusalTests {
  @Test func wrongCredentialsReportAttemptsLeft() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered()
    let client = world.client("tablet")
    for left in [4, 3, 2, 1] {
      let failure = try await client.failureOfSignIn()
      #expect(failure == .refused(.wrongCredentials(.init(attemptsLeft: left))))
      #expect(failure.recovery == .correct)
      #expect(failure.message(in: ["zh-Hans-CN"]) == "邮箱或密码错误")
      #expect(failure.message(in: ["en-GB"]) == "Wrong email or password")
    }
    #expect(client.session.state == .signedOut)
  }

  @Test func fiveWrongPasswordsLockForFiveMinutesAndTenForAnHour() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered()
    let client = world.client("tablet")
    for _ in 1...4 { _ = try await client.failureOfSignIn() }
    try await expectLock(of: client, in: world, for: 300)
    for left in [4, 3, 2, 1] {
      let failure = try await client.failureOfSignIn()
      #expect(failure == .refused(.wrongCredentials(.init(attemptsLeft: left))))
    }
    try await expectLock(of: client, in: world, for: 3600)
    _ = try await world.signedIn("tablet")
    #expect(try await world.stub.outbox().count { $0.what == "lockWarning" } == 2)
  }

  /// One more wrong password locks; the right one is not asked for before the very second.
  private func expectLock(
    of client: Readmigo.Client, in world: ReadmigoWorld, for duration: Int
  ) async throws {
    let until = world.stub.clock.now.addingTimeInterval(TimeInterval(duration))
    let locked = EmailFailure.refused(.accountLocked(.init(lockedUntil: until)))
    let failure = try await client.failureOfSignIn()
    #expect(failure == locked)
    #expect(failure.recovery == .wait(until: until))
    #expect(failure.message(in: ["zh"]) == "账号已被锁定")
    #expect(failure.message(in: ["en"]) == "This account is locked")
    try await world.stub.advance(by: duration - 1)
    let right = try await client.failureOfSignIn(ReadmigoWorld.email, ReadmigoWorld.password)
    #expect(right == locked)
    try await world.stub.advance(by: 1)
  }

  @Test func correctPasswordResetsAttempts() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered()
    let client = world.client("tablet")
    for _ in 1...4 { _ = try await client.failureOfSignIn() }
    _ = try await world.signedIn("tablet")
    let failure = try await client.failureOfSignIn()
    #expect(failure == .refused(.wrongCredentials(.init(attemptsLeft: 4))))
  }

  @Test func unknownAccountLeadsToRegistration() async throws {
    let world = try await ReadmigoWorld()
    let failure = try await world.client().failureOfSignIn("nobody@example.com")
    #expect(failure == .refused(.unknownAccount))
    #expect(failure.recovery == .continue(flow: "registration"))
    #expect(failure.message(in: ["en"]) == nil)
  }

  @Test func wrongCodeCanBeCorrected() async throws {
    let world = try await ReadmigoWorld()
    let failure = try await #require(throws: CallFailure<Readmigo.SignInWithPhoneRefusal>.self) {
      try await world.client().signInWithPhone(phone: "+86 139 0000 0000", code: Secret("1"))
    }
    #expect(failure == .refused(.wrongCode))
    #expect(failure.recovery == .correct)
    #expect(failure.message(in: ["zh-Hans"]) == "验证码错误")
    #expect(failure.message(in: ["en"]) == "Wrong verification code")
  }

  @Test func endedSessionSuggestsSignIn() async throws {
    let world = try await ReadmigoWorld()
    let client = try await world.registered("phone")
    try await world.signedIn("tablet").signOutOthers()
    let failure = try await client.failureOfDevices()
    #expect(failure == .signedOut(because: Readmigo.RenewSessionRefusal.sessionExpired.rule))
    #expect(failure.recovery == .signIn)
    #expect(failure.message(in: ["zh-Hans"]) == "登录已过期")
    #expect(failure.message(in: ["en"]) == "Your sign-in has expired")
    #expect(client.session.state == .signedOut)
  }

  /// A lockout without its time keeps its recovery and its message.
  @Test func refusalWithoutFieldsKeepsRecovery() async throws {
    let world = try await ReadmigoWorld()
    try await world.stub.misbehave("signInWithEmail", .answer(423, #"{"code":"AUTH_002"}"#))
    let failure = try await world.client().failureOfSignIn()
    guard case .undeclared(let refusal) = failure else { throw Unexpected("\(failure)") }
    #expect(refusal.rule?.name == "accountLocked")
    #expect(failure.recovery == .wait(until: nil))
    #expect(failure.message(in: ["en"]) == "This account is locked")
  }

  /// The system gives up by itself. It counts whole seconds, so one is the minimum.
  @Test func timeoutIsRetryable() async throws {
    let world = try await ReadmigoWorld()
    try await world.stub.misbehave("signInWithEmail", .delay)
    let failure = try await world.client(by: URLSessionTransport(timeout: 1)).failureOfSignIn()
    #expect(failure == .fault(.timeout))
    #expect(failure.recovery == .retry)
  }

  @Test func refusedConnectionIsRetryable() async throws {
    let world = try await ReadmigoWorld()
    var configuration = world.configuration()
    configuration.baseURL = try #require(URL(string: "http://127.0.0.1:1"))
    let client = Readmigo.Client(
      configuration: configuration, store: MemoryStore(),
      options: ClientOptions(transport: UnpinnedTransport(URLSessionTransport())))
    let failure = try await client.failureOfSignIn()
    #expect(failure == .fault(.offline))
    #expect(failure.recovery == .retry)
  }
}
