import SessionCore
import SessionExploration
import Testing

/// The server has ended a session by a call, such as one that deletes the account, while another process renewed it.
@Suite("Session ends overtaken by another process")
struct OvertakenEndTests {
  @Test func clearsSessionStoredByOtherProcess() throws {
    var server = SimulatedServer()
    let first = server.signIn(["access", "refresh"], .sample, at: 0)
    let store = SampleStore(SessionContent(tokens: first.tokens, id: "1"))
    var core = SessionCore(ExploredContract.sample.rules, renewalEndpoint: "renew")
    let call = core.newCall(.call)
    _ = core.on(.prepares(call: call), at: 0, store: store)
    _ = core.on(
      .sends(call: call, endpoint: "signOut", used: first.tokens.mapValues(\.text)), at: 0,
      store: store)
    let answer = server.renew(
      SimulatedToken("refresh", 1, 1), bringing: ["access", "refresh"], .sample, at: 0)
    let renewed = try #require(answer)
    let next = SessionContent(tokens: renewed.tokens, id: "1")
    #expect(try store.write(next, over: .anything))
    _ = core.on(.answered(call: call, CallResult(.answered)), at: 0, store: store)
    #expect(store.content == nil)
  }

  @Test func keepsSessionOfOtherUser() throws {
    var server = SimulatedServer()
    let first = server.signIn(["access", "refresh"], .sample, at: 0)
    let store = SampleStore(SessionContent(tokens: first.tokens, id: "1"))
    var core = SessionCore(ExploredContract.sample.rules, renewalEndpoint: "renew")
    let call = core.newCall(.call)
    _ = core.on(.prepares(call: call), at: 0, store: store)
    _ = core.on(
      .sends(call: call, endpoint: "signOut", used: first.tokens.mapValues(\.text)), at: 0,
      store: store)
    let other = server.signIn(["access", "refresh"], .sample, at: 0)
    let next = SessionContent(tokens: other.tokens, id: "2")
    #expect(try store.write(next, over: .anything))
    _ = core.on(.answered(call: call, CallResult(.answered)), at: 0, store: store)
    #expect(store.content == next)
  }
}
