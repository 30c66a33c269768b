import Foundation
import Testing

@testable import AuthClient

/// Every call that changes something takes a value against forged requests, the renewal too.
private enum Guarded: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  struct Tokens: Decodable, Sendable, GrantsTokens {
    var access: Secret
    var refresh: Secret
    var csrf: Secret?

    var tokens: [GrantedToken] {
      [
        GrantedToken("access", access), GrantedToken("refresh", refresh),
        csrf.map { GrantedToken("csrf", $0) },
      ].compactMap { $0 }
    }
  }

  struct Value: Decodable, Sendable, GrantsTokens {
    var csrf: Secret

    var tokens: [GrantedToken] { [GrantedToken("csrf", csrf)] }
  }

  struct Spent: Encodable, Sendable {
    var refresh: Secret
  }

  enum Refusal: DeclaredRenewalRefusal, CaseIterable {
    case forged

    var rule: RefusalRule {
      RefusalRule(name: "forged", status: 419, recovery: .retry, fetches: "csrf")
    }
  }

  static let tokens = [
    TokenRule("access", lifetime: 60, sent: .bearer), TokenRule("refresh"),
    TokenRule("csrf", lifetime: 300, sent: .header("X-CSRF"), stored: .inMemory),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(after: ["enter": .active]),
      .active: .init(holds: ["access", "refresh"], after: ["renew": .active]),
    ])

  static let renewal = Renewal<Tokens, Refusal>(renews: ["access"], spends: "refresh") { tokens in
    Call("renew", .post, "/renew", needs: ["csrf"], body: Spent(refresh: try tokens["refresh"]))
  }

  static let fetches: [TokenFetch<Guarded>] = [
    TokenFetch("csrf") { _ in Call<Value, NoRefusal>("fresh", .get, "/csrf") }
  ]
}

@Suite("Fetched tokens")
struct FetchedTokenTests {
  private let script = Script()
  private let clock = VirtualClock()
  private let store = MemoryStore()
  private let session: AuthSession<Guarded>

  init() {
    session = AuthSession<Guarded>(
      server: URL(string: "https://guarded.example")!, store: store,
      options: ClientOptions(transport: script, clock: clock))
    script.on("fresh", Self.value(1), Self.value(2), Self.value(3))
    script.on("change", .json(204, ""))
  }

  private static func value(_ number: Int) -> Step { .json(200, #"{"csrf":"x\#(number)"}"#) }

  private static func tokens(_ number: Int, _ more: String = "") -> Step {
    .json(200, #"{"access":"a\#(number)","refresh":"r\#(number)"\#(more)}"#)
  }

  private func enter() async throws {
    _ = try await session.signIn(Call<Guarded.Tokens, Guarded.Refusal>("enter", .post, "/"))
  }

  private func change() async throws(CallFailure<Guarded.Refusal>) {
    _ = try await session.call(
      Call<NoAnswer, Guarded.Refusal>("change", .post, "/", needs: ["access", "csrf"]))
  }

  private var values: [String?] {
    script.requests.filter { $0.endpoint != "fresh" }.map { $0.headers["X-CSRF"] }
  }

  @Test func tokenFromSignInIsKept() async throws {
    script.on("enter", Self.tokens(1, #","csrf":"x9""#))
    try await enter()
    try await change()
    #expect(script.calls == ["enter", "change"])
    #expect(values.last == "x9")
    #expect(store.load()?.tokens.keys.sorted() == ["access", "refresh"])
  }

  @Test func isFetchedForRefreshThenKept() async throws {
    script.on("enter", Self.tokens(1))
    script.on("renew", Self.tokens(2))
    try await enter()
    clock.advance(by: 61)
    try await change()
    #expect(script.calls == ["enter", "fresh", "renew", "change"])
    #expect(values == [nil, "x1", "x1"])
  }

  @Test func isRefetchedWhenRefreshRejectsIt() async throws {
    script.on("enter", Self.tokens(1))
    script.on("renew", .json(419, ""), Self.tokens(2))
    try await enter()
    clock.advance(by: 61)
    try await change()
    #expect(script.calls == ["enter", "fresh", "renew", "fresh", "renew", "change"])
    #expect(values == [nil, "x1", "x2", "x2"])
  }

  @Test func isRefetchedWhenExpired() async throws {
    script.on("enter", Self.tokens(1))
    script.on("renew", Self.tokens(2))
    try await enter()
    try await change()
    clock.advance(by: 301)
    try await change()
    #expect(values.suffix(2) == ["x2", "x2"])
    #expect(session.state == .active)
  }

  @Test func concurrentCallersShareOneFetch() async throws {
    script.on("enter", Self.tokens(1))
    try await enter()
    let gate = Gate()
    script.on("fresh", Self.value(1).held(by: gate), Self.value(2))
    async let first: Void = change()
    async let second: Void = change()
    async let third: Void = change()
    while await session.shared.fetching["csrf"]?.count != 2 { await Task.yield() }
    gate.open()
    _ = try await (first, second, third)
    #expect(script.count("fresh") == 1)
    #expect(values.suffix(3) == ["x1", "x1", "x1"])
  }

  @Test func isReplacedAtMostOncePerCall() async throws {
    script.on("enter", Self.tokens(1))
    script.on("change", .json(419, ""))
    try await enter()
    let failed = await outcome { () throws(CallFailure<Guarded.Refusal>) in try await change() }
    #expect(failed.failure == .refused(.forged))
    #expect(script.calls == ["enter", "fresh", "change", "fresh", "change"])
    #expect(session.state == .active)
    script.on("change", .json(419, ""), .json(204, ""))
    try await change()
    #expect(values.last == "x3")
  }

  @Test func isDiscardedWithSession() async throws {
    script.on("enter", Self.tokens(1))
    script.on("leave", .json(204, ""))
    try await enter()
    try await change()
    try await session.end { tokens in
      Call<NoAnswer, NoRefusal>(
        "leave", .post, "/", needs: ["csrf"], body: Guarded.Spent(refresh: try tokens["refresh"]))
    }
    #expect(values.last == "x1")
    try await enter()
    try await change()
    #expect(values.last == "x2")
  }
}
