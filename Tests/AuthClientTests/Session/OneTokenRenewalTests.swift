import AuthClient
import Foundation
import Testing

/// A renewal spends the session's only token and brings its successor.
private enum Single: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  struct Tokens: Decodable, Sendable, GrantsTokens {
    var session: Secret

    var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  static let tokens = [TokenRule("session", sent: .bearer)]

  static let machine = SessionMachine<SessionState>(
    start: .out,
    states: [.out: .init(), .active: .init(holds: ["session"], after: ["renew": .active])])

  static let renewal = Renewal(renews: [], spends: "session") { tokens in
    Call<Tokens, NoRefusal>("renew", .post, "/", needs: ["session"])
  }
}

/// A contract whose renewal brings something for the caller alone.
private enum Fleeting: AuthContract {
  enum SessionState: String, AuthState {
    case unknown, out, active
  }

  struct Tokens: Decodable, Sendable, GrantsTokens {
    var ticket: Secret

    var tokens: [GrantedToken] { [GrantedToken("ticket", ticket)] }
  }

  static let tokens = [TokenRule("session", sent: .bearer), TokenRule("ticket", stored: .nowhere)]

  static let machine = SessionMachine<SessionState>(
    start: .out, states: [.out: .init(), .active: .init(holds: ["session", "ticket"])])

  static let renewal = Renewal(renews: ["ticket"], spends: "session") { tokens in
    Call<Tokens, NoRefusal>("renew", .post, "/", needs: ["session"])
  }
}

@Suite("Refreshing a single token")
struct OneTokenRenewalTests {
  private let script = Script()
  private let store = UnreliableStore(World.stored(["session": "s1"], VirtualClock().now))

  private func session<Contract: AuthContract>(of: Contract.Type) async -> AuthSession<Contract> {
    let session = AuthSession<Contract>(
      server: URL(string: "https://single.example")!, store: store,
      options: ClientOptions(transport: script, clock: VirtualClock()))
    await session.restore()
    return session
  }

  @Test func newTokenCountsAsRefresh() async throws {
    let session = await session(of: Single.self)
    let log = RenewalLog()
    session.add(log)
    script.on("renew", .json(200, #"{"session":"s2"}"#))
    #expect(try await session.renew().session == Secret("s2"))
    #expect(store.content?.tokens["session"]?.secret == Secret("s2"))
    #expect(log.renewals == [true])
  }

  @Test func emptyTokenDoesNotCountAsRefresh() async {
    let session = await session(of: Single.self)
    script.on("renew", .json(200, #"{"session":""}"#))
    let result = await outcome { () throws(CallFailure<NoRefusal>) in try await session.renew() }
    #expect(result.failure == .fault(.unreadable))
    #expect(store.content?.tokens["session"]?.secret == Secret("s1"))
  }

  @Test func unstoredTokenDoesNotAffectRefresh() async throws {
    let session = await session(of: Fleeting.self)
    script.on("renew", .json(200, #"{"ticket":"t1"}"#))
    #expect(try await session.renew().ticket == Secret("t1"))
    #expect(store.content?.tokens.keys.sorted() == ["session"])
  }
}

private final class RenewalLog: ClientObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var ends: [Bool] = []

  var renewals: [Bool] { lock.withLock { ends } }

  func observe(_ event: ClientEvent) {
    if case .renewalEnded(let succeeded) = event { lock.withLock { ends.append(succeeded) } }
  }
}
