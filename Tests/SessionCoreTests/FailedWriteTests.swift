import SessionCore
import SessionExploration
import Testing

@Suite("Failed writes")
struct FailedWriteTests {
  @Test func failedWriteIsRepeatedOverPartialWrite() throws {
    var server = SimulatedServer()
    let first = server.signIn(["access", "refresh"], .sample, at: 0)
    let store = HalfStore(SessionContent(tokens: first.tokens, id: "1"))
    var core = SessionCore(ExploredContract.sample.rules, renewalEndpoint: "renew")
    let renewal = core.newCall(.renewal)
    _ = core.on(.prepares(call: renewal), at: 0, store: store)
    let effects = core.on(.wantsRenewal(call: renewal), at: 0, store: store)
    guard case .lease(let flight, _)? = effects.last else {
      return #expect(Bool(false), "\(effects)")
    }
    _ = core.on(.leased(flight: flight), at: 0, store: store)
    let spent = SimulatedToken("refresh", 1, 1)
    _ = core.on(
      .renewalSent(flight: flight, endpoint: "renew", used: ["refresh": spent.text]), at: 0,
      store: store)
    let answer = server.renew(spent, bringing: ["access", "refresh"], .sample, at: 0)
    let renewed = try #require(answer)
    _ = core.on(
      .renewalAnswered(flight: flight, CallResult(.answered, grants: renewed)), at: 0, store: store)
    #expect(store.content?.tokens["refresh"]?.text == spent.text, "half of the write")
    let call = core.newCall(.call)
    _ = core.on(.prepares(call: call), at: 0, store: store)
    #expect(store.content?.tokens["refresh"]?.text == SimulatedToken("refresh", 1, 2).text)
  }
}

/// A store whose first write stores the access token alone, and fails.
private final class HalfStore: SessionStorage {
  private(set) var content: SessionContent?
  private var hasFailed = false

  init(_ content: SessionContent) { self.content = content }

  func read() throws(SessionFault) -> SessionContent? { content }

  func write(
    _ content: SessionContent?, over expected: ExpectedContent
  ) throws(SessionFault) -> Bool {
    guard expected.isMet(by: self.content) else { return false }
    guard hasFailed else {
      hasFailed = true
      self.content?.tokens["access"] = content?.tokens["access"]
      throw .storeUnwritable
    }
    self.content = content
    return true
  }
}
