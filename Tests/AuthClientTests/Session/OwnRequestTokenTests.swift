import AuthClient
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Its calls carry several tokens to one server, and no call all of them.
private enum Layered: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active, elevated, expired, locked, guest
  }

  struct Renewed: Decodable, Sendable, GrantsTokens {
    var access: Secret
    var id: Secret?

    var tokens: [GrantedToken] {
      [GrantedToken("access", access)] + (id.map { [GrantedToken("id", $0)] } ?? [])
    }
  }

  static let tokens = [
    TokenRule("access", lifetime: 3600, sent: .bearer), TokenRule("refresh"),
    TokenRule("elevated", lifetime: 900, sent: .header("X-Elevated")),
    TokenRule("device", lifetime: 300, sent: .header("X-Device"), isOptional: true),
    TokenRule("id", lifetime: 600, sent: .header("X-Id"), isOptional: true),
    TokenRule("guest", sent: .header("X-Guest")),
    TokenRule("mark", sent: .header("X-Mark"), stored: .inMemory),
  ]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [
      .out: .init(),
      .active: .init(
        holds: ["access", "refresh", "device", "id"],
        after: ["access.expires": .expired, "renew": .active, "app.launches": .locked]),
      .elevated: .init(holds: ["access", "refresh", "elevated"]),
      .expired: .init(holds: ["refresh", "device"], after: ["renew": .active]),
      .locked: .init(holds: ["refresh", "device"]),
      .guest: .init(holds: ["guest", "mark"]),
    ])

  static let renewal = Renewal(renews: ["access", "id"], spends: "refresh") { tokens in
    Call<Renewed, NoRefusal>("renew", .post, "/", body: [try tokens["refresh"]])
  }
}

@Suite("Tokens in the app's own requests")
struct OwnRequestTokenTests {
  private let clock = VirtualClock()
  private let script = Script()

  private func session(
    _ names: String..., carrying: [String] = ["access", "elevated", "device", "id", "guest"]
  ) -> AuthSession<Layered> {
    let tokens = names.map { name in
      let life = Layered.tokens.first { $0.name == name }?.lifetime
      return (
        name,
        StoredToken(
          secret: Secret(name + "1"), issued: clock.now, expires: life.map { clock.now + $0 })
      )
    }
    let store = MemoryStore(StoredSession(tokens: Dictionary(uniqueKeysWithValues: tokens)))
    let server = URL(string: "https://layered.example")!
    return AuthSession(
      server: server, store: store,
      audiences: [TokenAudience(server, carrying)],
      options: ClientOptions(transport: script, clock: clock))
  }

  private func headers(
    _ session: AuthSession<Layered>
  ) async -> Result<[String: String], CallFailure<NoRefusal>> {
    let request = URLRequest(url: URL(string: "https://layered.example/books")!)
    return await outcome { () throws(CallFailure<NoRefusal>) in
      try await session.authorized(request).allHTTPHeaderFields ?? [:]
    }
  }

  @Test func headersFollowCurrentState() async throws {
    #expect(
      try await headers(session("access", "refresh")).get() == ["Authorization": "Bearer access1"])
    #expect(
      try await headers(session("access", "refresh", "elevated")).get() == [
        "Authorization": "Bearer access1", "X-Elevated": "elevated1",
      ])
    #expect(try await headers(session("guest")).get() == ["X-Guest": "guest1"])
  }

  @Test func optionalTokenIsSentWhileValid() async throws {
    let session = session("access", "refresh", "device")
    #expect(
      try await headers(session).get() == [
        "Authorization": "Bearer access1", "X-Device": "device1",
      ])
    clock.advance(by: 300)
    #expect(try await headers(session).get() == ["Authorization": "Bearer access1"])
    #expect(script.calls.isEmpty)
  }

  @Test func expiredOptionalTokenIsRefreshedFirst() async throws {
    script.on("renew", .json(200, #"{"access":"access2","id":"id2"}"#))
    let session = session("access", "refresh", "id")
    await session.restore()
    clock.advance(by: 600)
    #expect(
      try await headers(session).get() == ["Authorization": "Bearer access2", "X-Id": "id2"])
  }

  /// Sending only the tokens at hand would change the meaning of the request.
  @Test func missingTokenIsRefreshedBeforeSending() async throws {
    script.on("renew", .json(200, #"{"access":"access2"}"#))
    let expired = session("refresh", "device")
    #expect(
      try await headers(expired).get() == [
        "Authorization": "Bearer access2", "X-Device": "device1",
      ])
    let locked = session("access", "refresh", "device")
    #expect(await locked.happen(.launches) == .locked)
    #expect(await headers(locked).failure == .fault(.locked))
    #expect(script.calls == ["renew"])
  }

  @Test func tokenRequiredByStateIsRequired() async {
    let session = session("access", "refresh", "elevated")
    #expect(await session.restore() == .elevated)
    clock.advance(by: 900)
    #expect(await headers(session).failure == .signedOut(because: nil))
    #expect(session.state == .elevated)
  }

  /// A restart drops the token but keeps the session.
  @Test func memoryOnlyTokenMayBeMissing() async throws {
    let session = session("guest", carrying: ["guest", "mark"])
    #expect(await session.restore() == .guest)
    #expect(try await headers(session).get() == ["X-Guest": "guest1"])
    let nothing = self.session("guest", carrying: ["mark"])
    #expect(await headers(nothing).failure == .signedOut(because: nil))
  }

  @Test func nothingIsSentWithoutTokens() async {
    #expect(await headers(session()).failure == .signedOut(because: nil))
    #expect(
      await headers(session("guest", carrying: ["elevated"])).failure == .signedOut(because: nil))
  }
}
