import SessionCore
import Testing

@Suite("A write that fails")
struct FailedWriteTests {
  @Test func isRepeatedOverTheHalfThatItLeft() {
    var server = SimulatedServer()
    let first = server.signIn(at: 0)
    let store = HalfStore(SessionContent(tokens: first.tokens, id: "1"))
    var core = SessionCore(World.rules, renewalEndpoint: "renew")
    let renewal = core.newCall(.renewal)
    _ = core.on(.prepares(call: renewal), at: 0, store: store)
    let effects = core.on(.wantsRenewal(call: renewal), at: 0, store: store)
    guard case .lease(let flight, _)? = effects.last else {
      return #expect(Bool(false), "\(effects)")
    }
    _ = core.on(.leased(flight: flight), at: 0, store: store)
    let spent = Token("r", 1, 1)
    _ = core.on(
      .renewalSent(flight: flight, endpoint: "renew", used: ["refresh": spent.text]), at: 0,
      store: store)
    _ = core.on(
      .renewalAnswered(flight: flight, server.renew(spent, at: 0)), at: 0, store: store)
    #expect(store.content?.tokens["refresh"]?.text == spent.text, "half of the write")
    let call = core.newCall(.call)
    _ = core.on(.prepares(call: call), at: 0, store: store)
    #expect(store.content?.tokens["refresh"]?.text == Token("r", 1, 2).text)
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
