import AuthClient
import Foundation
import Testing

/// Nothing of a session is stored.
private enum Brief: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, verifying, active
  }

  static let tokens = [
    TokenRule("access", lifetime: 900, sent: .bearer, stored: .inMemory),
    TokenRule("challenge", stored: .inMemory, isStep: true),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: [
        "signIn.Challenge": .verifying, "signIn": .active, "answer": .active,
      ]),
      .verifying: .init(holds: ["challenge"], after: ["answer": .active]),
      .active: .init(holds: ["access"], after: ["access.expires": .out]),
    ])

  static let renewal = Renewal<NoAnswer, NoRefusal>.none
}

@Suite("A memory-only session")
struct MemorySessionTests {
  private let script = Script()
  private let clock = VirtualClock()
  private let session: AuthSession<Brief>

  init() async throws {
    session = AuthSession(
      server: URL(string: "https://brief.example")!, store: UnreliableStore(),
      options: ClientOptions(transport: script, clock: clock))
    script.on("signIn", .json(200, #"{"access":"a1"}"#))
    script.on("read", .json(200, "{}"))
    _ = try await signIn("signIn")
  }

  @discardableResult
  private func signIn(_ name: String) async throws(CallFailure<NoRefusal>) -> Grove.Answer {
    try await session.signIn(Call<Grove.Answer, NoRefusal>(name, .post, "/"))
  }

  private func answer() async -> CallFailure<NoRefusal>? {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await session.signIn { tokens in
        Call<Grove.Answer, NoRefusal>("answer", .post, "/", body: [try tokens["challenge"]])
      }
    }.failure
  }

  private func bearer() async throws -> String? {
    _ = try await session.call(Call<Grove.Answer, NoRefusal>("read", .get, "/", needs: ["access"]))
    return script.requests.last?.bearer
  }

  @Test func stepDoesNotReplaceMemorySession() async throws {
    script.on("signIn", Grove.challenge(1, access: "a7"))
    try await signIn("signIn")
    #expect(session.state == .active)
    #expect(try await bearer() == "Bearer a1")
    script.on("answer", .json(200, #"{"access":"a2"}"#))
    #expect(await answer() == nil)
    #expect(script.requests.last?.text == #"["c1"]"#)
    #expect(try await bearer() == "Bearer a2")
  }

  @Test func missingStepIsCancelledWhileSessionLasts() async {
    #expect(session.state == .active)
    #expect(await answer() == .fault(.cancelled))
    clock.advance(by: 900)
    #expect(await answer() == .signedOut(because: nil))
  }

  @Test func emptyTokenBeginsNoMemorySession() async throws {
    script.on("signIn", .json(200, #"{"access":""}"#))
    await #expect(throws: CallFailure<NoRefusal>.fault(.unreadable)) { try await signIn("signIn") }
    #expect(try await bearer() == "Bearer a1")
  }

  @Test func missingTokenBeginsNoMemorySession() async throws {
    script.on("signIn", .json(200, "{}"))
    try await signIn("signIn")
    #expect(try await bearer() == "Bearer a1")
  }
}
