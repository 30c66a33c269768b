import AuthClient
import Foundation
import Testing

@Suite("A contract without refresh, with steps and memory-only tokens")
struct OtherContractTests {
  private let clock = VirtualClock()
  private let script = Script()
  private let store = UnreliableStore()

  private var client: Steps.Client {
    Steps.Client(
      session: AuthSession(
        server: URL(string: "https://steps.example")!, store: store, headers: ["X-App": "7"],
        options: ClientOptions(transport: script, clock: clock)))
  }

  private func signedIn() async throws -> Steps.Client {
    let client = client
    script.on("begin", .json(200, #"{"sid":"s1","csrf":"c1","trace":"t1"}"#))
    _ = try await client.begin()
    return client
  }

  private var stored: [String: String] {
    (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() }
  }

  private func failure(
    _ body: () async throws(CallFailure<NoRefusal>) -> Void
  ) async -> CallFailure<NoRefusal>? {
    await outcome(body).failure
  }

  @Test func challengeIsStepNotSession() async throws {
    let client = client
    script.on("begin", .json(200, #"{"challenge":"x1"}"#))
    script.on("code", .json(200, #"{"sid":"s1","csrf":"c1"}"#))
    _ = try await client.begin()
    #expect(client.session.state == .out)
    #expect(store.content == nil)
    _ = try await client.code()
    #expect(client.session.state == .active)
    #expect(script.requests[1].text == #"{"challenge":"x1"}"#)
    #expect(stored == ["sid": "s1"])
    #expect(
      await failure { () throws(CallFailure<NoRefusal>) in _ = try await client.code() }
        == .fault(.cancelled), "the challenge is gone with the step, and the session is not")
  }

  @Test func stepLeavesUnreadableStoreAlone() async throws {
    _ = try await signedIn()
    let client = client
    store.fail(reading: true)
    script.on("begin", .json(200, #"{"challenge":"x1"}"#))
    _ = try await client.begin()
    #expect(client.session.state == .unknown)
    store.fail()
    #expect(await client.session.restore() == .active)
  }

  /// A damaged file stays until a sign-in or a sign-out replaces it.
  @Test func multiStepSignInWorksWithUnreadableStore() async throws {
    let client = client
    store.fail(reading: true)
    script.on("begin", .json(200, #"{"challenge":"x1"}"#))
    script.on("code", .json(200, #"{"sid":"s1","csrf":"c1"}"#))
    _ = try await client.begin()
    _ = try await client.code()
    #expect(script.requests.last?.text == #"{"challenge":"x1"}"#)
    #expect(client.session.state == .active)
    #expect(stored == ["sid": "s1"])
  }

  @Test func stepSurvivesStoreBecomingReadable() async throws {
    _ = try await signedIn()
    let client = client
    store.fail(reading: true)
    script.on("begin", .json(200, #"{"challenge":"x1"}"#))
    script.on("code", .json(200, #"{"sid":"s2","csrf":"c2"}"#))
    _ = try await client.begin()
    store.fail()
    #expect(await client.session.restore() == .active)
    #expect(stored == ["sid": "s1"])
    _ = try await client.code()
    #expect(script.requests.last?.text == #"{"challenge":"x1"}"#)
    #expect(stored == ["sid": "s2"])
  }

  /// Another user starts to sign in beside the session and doesn't finish.
  @Test(arguments: [false, true])
  func stepDoesNotReplaceSessionTokens(_ isUnreadable: Bool) async throws {
    if isUnreadable { _ = try await signedIn() }
    let client = isUnreadable ? client : try await signedIn()
    store.fail(reading: isUnreadable)
    script.on("begin", .json(200, #"{"challenge":"x1","csrf":"c9"}"#))
    _ = try await client.begin()
    store.fail()
    script.on("read", .json(200, ""))
    if isUnreadable {
      #expect(await failure(client.read) == .signedOut(because: nil), "it is memory-only")
    } else {
      try await client.read()
      #expect(script.requests.last?.headers["X-CSRF"] == "c1")
    }
    script.on("code", .json(200, #"{"sid":"s2","csrf":"c2"}"#))
    _ = try await client.code()
    #expect(script.requests.last?.text == #"{"challenge":"x1"}"#)
    try await client.read()
    #expect(script.requests.last?.headers["X-CSRF"] == "c2")
  }

  @Test func challengeOfRefusedStepIsKept() async throws {
    let client = client
    store.fail(reading: true)
    script.on("begin", .json(403, #"{"challenge":"x1"}"#))
    script.on("code", .json(200, #"{"sid":"s1","csrf":"c1"}"#))
    let refused = await outcome { () throws(CallFailure<Odd>) in
      try await client.session.signIn(Call<Steps.Begun, Odd>("begin", .post, "/begin"))
    }
    #expect(!refused.succeeded)
    _ = try await client.code()
    #expect(client.session.state == .active)
  }

  private struct Odd: DeclaredRefusal {
    struct Details: Codable, Hashable, Sendable, GrantsTokens {
      var challenge: Secret
      var tokens: [GrantedToken] { [GrantedToken("challenge", challenge)] }
    }

    static let rules = [RefusalRule(name: "odd", status: 403, recovery: .tell)]

    let odd: Details
    var rule: RefusalRule { Self.rules[0] }
    var details: (any Encodable & Sendable)? { odd }

    init?(rule: RefusalRule, answer: RefusalAnswer) {
      guard let odd = answer.fields(as: Details.self) else { return nil }
      self.odd = odd
    }
  }

  @Test func signOutDiscardsStep() async throws {
    let client = client
    store.fail(reading: true)
    script.on("begin", .json(200, #"{"challenge":"x1"}"#))
    _ = try await client.begin()
    try await client.session.end { _ in
      Call<NoAnswer, NoRefusal>("close", .post, "/", needs: ["sid"])
    }
    #expect(
      await failure { () throws(CallFailure<NoRefusal>) in _ = try await client.code() }
        == .signedOut(because: nil))
    #expect(script.calls == ["begin"])
  }

  /// Before the store is read, the session's owner is unknown.
  @Test func sessionTokensOfUnreadStoreAreNotStep() async throws {
    _ = try await signedIn()
    let client = client
    store.fail(reading: true)
    script.on("look", .json(200, #"{"sid":"s9","csrf":"c9"}"#))
    _ = try await client.session.call(Call<Steps.Session, NoRefusal>("look", .get, "/"))
    #expect(await failure(client.read) == .fault(.storeUnreadable))
    store.fail()
    #expect(await failure(client.read) == .signedOut(because: nil))
    #expect(script.calls == ["begin", "look"])
    #expect(stored == ["sid": "s1"])
  }

  @Test func unstoredTokenIsNotKeptInMemory() async throws {
    let client = client
    script.on("begin", .json(200, #"{"challenge":"x1","trace":"t1"}"#))
    _ = try await client.begin()
    let traced = await failure { () throws(CallFailure<NoRefusal>) in
      _ = try await client.session.call(
        Call<NoAnswer, NoRefusal>("traced", .get, "/", needs: ["trace"]))
    }
    #expect(traced == .signedOut(because: nil))
    #expect(script.calls == ["begin"])
  }

  @Test func stepNotYetBegunSendsNothing() async {
    let client = client
    let failed = await failure { () throws(CallFailure<NoRefusal>) in _ = try await client.code() }
    #expect(failed == .signedOut(because: nil))
    #expect(script.calls.isEmpty)
  }

  @Test func tokensGoToDeclaredPlaces() async throws {
    let client = try await signedIn()
    #expect(client.session.state == .active)
    script.on("read", .json(200, ""))
    try await client.read()
    let request = try #require(script.requests.last)
    #expect(request.headers["Cookie"] == "sid=s1")
    #expect(request.headers["X-CSRF"] == "c1")
    #expect(request.headers["X-App"] == "7")
    #expect(request.bearer == nil)
    #expect(stored == ["sid": "s1"], "csrf is memory-only, trace is not kept, device is missing")
  }

  @Test func restartDropsMemoryTokensButKeepsSession() async throws {
    _ = try await signedIn()
    let client = client
    #expect(await client.session.restore() == .active)
    #expect(await failure(client.read) == .signedOut(because: nil), "the call needs both")
    #expect(client.session.state == .active)
    script.on("close", .json(200, ""))
    try await client.close()
    #expect(client.session.state == .out)
    #expect(store.content == nil)
  }

  @Test func optionalTokenIsStoredIfPresent() async throws {
    script.on("begin", .json(200, #"{"sid":"s1","csrf":"c1","device":"d1"}"#))
    _ = try await client.begin()
    #expect(stored == ["sid": "s1", "device": "d1"])
    #expect(await client.session.restore() == .active)
  }

  @Test func expiredTokenEndsSession() async throws {
    let client = try await signedIn()
    clock.advance(by: 600)
    #expect(await failure(client.read) == .signedOut(because: nil))
    #expect(client.session.state == .out)
    #expect(script.calls == ["begin"])
  }

  @Test func undeclared401KeepsSession() async throws {
    let client = try await signedIn()
    script.on("read", .json(401, ""))
    guard case .undeclared(let refusal) = await failure(client.read) else {
      Issue.record("it must be undeclared")
      return
    }
    #expect(refusal.status == 401)
    #expect(client.session.state == .active)
    #expect(script.calls == ["begin", "read"])
  }

  @Test func refreshWithoutRefreshTokenSendsNothing() async throws {
    let client = try await signedIn()
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      _ = try await client.session.renew()
    }
    #expect(result.failure == .signedOut(because: nil))
    #expect(script.calls == ["begin"])
  }

  @Test func callWithoutTokensNeedsNoStore() async throws {
    store.fail(reading: true)
    script.on("ping", .json(200, ""))
    _ = try await client.session.call(Call<NoAnswer, NoRefusal>("ping", .get, "/"))
    #expect(script.calls == ["ping"])
  }

  @Test func closingAccountEndsSession() async throws {
    let world = Fixed.world
    world.script.on("closeAccount", .json(204, ""))
    _ = try await world.session.call(
      Call<NoAnswer, NoRefusal>("closeAccount", .delete, "/account", needs: ["access"]))
    #expect(world.session.state == .out)
    #expect(world.store.content == nil)
  }
}
