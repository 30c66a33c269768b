import AuthClient
import Foundation
import Testing

/// A contract whose refusals bring a challenge: of a sign-in that looks odd, and of a call that wants the
/// person verified first.
private enum Odd: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, odd, active, careful
  }

  struct Tokens: Decodable, Sendable, GrantsTokens {
    var access: Secret
    var refresh: Secret

    var tokens: [GrantedToken] {
      [GrantedToken("access", access), GrantedToken("refresh", refresh)]
    }
  }

  struct Challenge: Codable, Hashable, Sendable, GrantsTokens {
    var challenge: Secret
    var access: Secret?

    var tokens: [GrantedToken] {
      [GrantedToken("challenge", challenge)] + (access.map { [GrantedToken("access", $0)] } ?? [])
    }
  }

  enum No: DeclaredRefusal {
    case verifyFirst(Challenge), gone

    static let rules = [
      RefusalRule(name: "verifyFirst", status: 403, recovery: .correct),
      RefusalRule(name: "gone", status: 410, recovery: .signIn),
    ]

    init?(rule: RefusalRule, answer: RefusalAnswer) {
      if rule.name == "gone" {
        self = .gone
      } else if let challenge: Challenge = answer.fields() {
        self = .verifyFirst(challenge)
      } else {
        return nil
      }
    }

    var rule: RefusalRule { if case .gone = self { Self.rules[1] } else { Self.rules[0] } }

    var details: (any Encodable & Sendable)? {
      if case .verifyFirst(let challenge) = self { challenge } else { nil }
    }
  }

  static let tokens = [
    TokenRule("access", lifetime: 3600, sent: .bearer), TokenRule("refresh"),
    TokenRule("challenge", stored: .inMemory, isStep: true),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["signIn": .active, "signIn.verifyFirst": .odd, "verify": .active]),
      .odd: .init(holds: ["challenge"], after: ["verify": .active, "signIn": .active]),
      .active: .init(
        holds: ["access", "refresh"],
        after: [
          "renew": .active, "any.gone": .out, "read.verifyFirst": .careful, "signOut": .out,
          "prove": .careful,
          "signIn.verifyFirst": .out, "verify": .active,
        ]),
      .careful: .init(
        holds: ["access", "refresh", "challenge"], after: ["verify": .active, "any.gone": .out]),
    ])

  static let renewal = Renewal(renews: ["access"], spends: "refresh") { tokens in
    Call<Tokens, NoRefusal>("renew", .post, "/", body: [try tokens["refresh"]])
  }

  static let read = Call<NoAnswer, No>("read", .get, "/", needs: ["access"])
  static let signIn = Call<Tokens, No>("signIn", .post, "/")
  @Sendable static func verify(_ tokens: HeldTokens) throws -> Call<Tokens, No> {
    Call("verify", .post, "/", body: [try tokens["challenge"]])
  }
}

@Suite("Challenges returned with an error")
struct RefusedChallengeTests {
  private let script = Script()
  private let store: UnreliableStore
  private let session: AuthSession<Odd>

  init() {
    let clock = VirtualClock()
    store = UnreliableStore(World.stored(["access": "a1", "refresh": "r1"], clock.now))
    session = AuthSession(
      server: URL(string: "https://odd.example")!, store: store,
      options: ClientOptions(transport: script, clock: clock))
    script.on("verify", Self.grants(9))
  }

  private static func grants(_ number: Int) -> Step {
    .json(200, #"{"access":"a\#(number)","refresh":"r\#(number)"}"#)
  }

  /// One of this person's access tokens comes along, which no session may take.
  private static let odd = Step.json(403, #"{"challenge":"c1","access":"a7"}"#)

  private func call(_ call: Call<NoAnswer, Odd.No>) async -> CallFailure<Odd.No>? {
    await outcome { () throws(CallFailure<Odd.No>) in try await session.call(call) }.failure
  }

  private func signIn() async -> CallFailure<Odd.No>? {
    await outcome { () throws(CallFailure<Odd.No>) in try await session.signIn(Odd.signIn) }.failure
  }

  private func verify() async -> CallFailure<Odd.No>? {
    await outcome { () throws(CallFailure<Odd.No>) in try await session.signIn(Odd.verify) }.failure
  }

  private func signOut() async {
    _ = try? await session.end { _ in Call<NoAnswer, NoRefusal>("signOut", .post, "/") }
  }

  /// The call that is under way when this returns, and how it ends.
  private func underWay(
    _ endpoint: String, _ body: @escaping @Sendable () async -> CallFailure<Odd.No>?
  ) async -> Task<CallFailure<Odd.No>?, Never> {
    let before = script.count(endpoint)
    let task = Task { await body() }
    await until("a call of \(endpoint)") { script.count(endpoint) > before }
    return task
  }

  /// The tokens that calls of this endpoint carried.
  private func sent(_ endpoint: String) -> [String] {
    script.requests.filter { $0.endpoint == endpoint }.map { $0.bearer ?? $0.text }
  }

  @Test func challengeSurvivesEndOfSession() async {
    let gate = Gate()
    script.on("signIn", Self.odd.held(by: gate))
    script.on("read", .json(410, ""))
    let arriving = await underWay("signIn") { await signIn() }
    #expect(await call(Odd.read) == .refused(.gone))
    #expect(session.state == .out)
    gate.open()
    #expect(await arriving.value?.recovery == .correct)
    #expect(session.state == .odd, "the refusal is an event of the call that received it")
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c1"]"#])
    #expect(session.state == .active)
  }

  /// After a double tap, the later sign-in counts. Its refusal doesn't affect the session of the first.
  @Test func challengeSurvivesEarlierSignIn() async {
    let (one, two) = (Gate(), Gate())
    script.on("signIn", Self.grants(2).held(by: one), Self.odd.held(by: two))
    script.on("read", .json(200, ""))
    let first = await underWay("signIn") { await signIn() }
    let second = await underWay("signIn") { await signIn() }
    one.open()
    #expect(await first.value == nil)
    two.open()
    #expect(await second.value?.recovery == .correct)
    #expect(session.state == .active)
    #expect(await call(Odd.read) == nil)
    #expect(sent("read") == ["Bearer a2"])
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c1"]"#])
  }

  @Test(arguments: [false, true])
  func challengeIsDroppedAfterSignOutOrLaterSignIn(_ isSignOut: Bool) async {
    let gate = Gate()
    script.on("signIn", Self.odd.held(by: gate), Self.grants(2))
    let slow = await underWay("signIn") { await signIn() }
    if isSignOut { await signOut() } else { #expect(await signIn() == nil) }
    gate.open()
    #expect(await slow.value?.recovery == .correct)
    #expect(session.state == (isSignOut ? .out : .active))
    #expect(await verify() == (isSignOut ? .signedOut(because: nil) : .fault(.cancelled)))
    #expect(script.count("verify") == 0)
  }

  /// A token held by a state is still part of a step.
  @Test(arguments: [false, true])
  func challengeIsKeptWhileStoreIsUnreadable(_ isReadAgain: Bool) async {
    store.fail(reading: true)
    script.on("signIn", Self.odd)
    #expect(await signIn()?.recovery == .correct)
    #expect(session.state == .unknown)
    store.fail(reading: !isReadAgain)
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c1"]"#])
    #expect(session.state == .active)
    #expect(store.content?.tokens["access"]?.secret == Secret("a9"))
  }

  /// Without a session, the token can't belong to one, even though a state holds it.
  @Test func challengeIsReplacedByNextSignIn() async {
    await signOut()
    script.on("signIn", Self.odd, .json(403, #"{"challenge":"c2"}"#))
    #expect(await signIn()?.recovery == .correct)
    #expect(session.state == .odd)
    #expect(await signIn()?.recovery == .correct)
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c2"]"#])
  }

  @Test func challengeIsReplacedByNextStep() async {
    script.on("read", .json(403, #"{"challenge":"c1"}"#))
    script.on("verify", .json(403, #"{"challenge":"c2"}"#), Self.grants(9))
    #expect(await call(Odd.read)?.recovery == .correct)
    #expect(session.state == .careful)
    #expect(await verify()?.recovery == .correct)
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c1"]"#, #"["c2"]"#])
  }

  /// They may belong to different users.
  @Test func sessionChallengeIsKeptBesideSignInChallenge() async {
    script.on("read", .json(403, #"{"challenge":"c1"}"#))
    script.on("signIn", .json(403, #"{"challenge":"c2"}"#))
    #expect(await call(Odd.read)?.recovery == .correct)
    #expect(await signIn()?.recovery == .correct)
    #expect(session.state == .careful)
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c1"]"#])
  }

  @Test func challengeEndsWithItsState() async {
    script.on("read", .json(403, #"{"challenge":"c1"}"#), .json(410, ""))
    #expect(await call(Odd.read)?.recovery == .correct)
    #expect(await call(Odd.read) == .refused(.gone))
    #expect(session.state == .out)
    #expect(await verify() == .signedOut(because: nil))
  }

  /// An earlier sign-in completes in the meantime. The challenge isn't part of that session.
  @Test func challengeDoesNotMoveLaterSession() async {
    let (one, two) = (Gate(), Gate())
    script.on("signIn", Self.grants(2).held(by: one))
    script.on("prove", Step.json(200, #"{"challenge":"c1"}"#).held(by: two))
    let first = await underWay("signIn") { await signIn() }
    let proving = await underWay("prove") {
      await outcome { () throws(CallFailure<Odd.No>) in
        try await session.call(Call<Odd.Challenge, Odd.No>("prove", .post, "/"))
      }.failure
    }
    one.open()
    #expect(await first.value == nil)
    two.open()
    #expect(await proving.value == nil)
    #expect(session.state == .active)
  }

  /// The refusal isn't about the replaced token.
  @Test func challengeSurvivesTokenReplacement() async throws {
    let gate = Gate()
    script.on("read", Step.json(403, #"{"challenge":"c1"}"#).held(by: gate))
    script.on("renew", Self.grants(2))
    let slow = await underWay("read") { await call(Odd.read) }
    _ = try await session.renew()
    gate.open()
    #expect(await slow.value?.recovery == .correct)
    #expect(session.state == .careful)
    #expect(await verify() == nil)
    #expect(sent("verify") == [#"["c1"]"#])
  }

  /// Both refusals are about outdated tokens.
  @Test func challengeDoesNotMakeOutdatedRefusalCount() async throws {
    let (one, two) = (Gate(), Gate())
    script.on("read", Step.json(410, "").held(by: one), Step.json(410, "").held(by: two))
    script.on("renew", Self.grants(2), Self.grants(3))
    let slow = await underWay("read") { await call(Odd.read) }
    _ = try await session.renew()
    one.open()
    await until("the repeated call") { script.count("read") == 2 }
    _ = try await session.renew()
    two.open()
    #expect(await slow.value == .refused(.gone))
    #expect(sent("read") == ["Bearer a1", "Bearer a2"])
    #expect(session.state == .active)
  }
}
