import SessionCore
import SessionExploration
import Testing

@Suite("Cancelled calls")
struct CancellationTests {
  private let store: SampleStore

  init() {
    var server = SimulatedServer()
    let grants = server.signIn(["access", "refresh"], .sample, at: 0)
    store = SampleStore(SessionContent(tokens: grants.tokens, id: "1"))
  }

  private func core() -> SessionCore {
    SessionCore(ExploredContract.sample.rules, renewalEndpoint: "renew")
  }

  private func verdicts(_ effects: [SessionEffect]) -> [Verdict] {
    effects.compactMap { if case .resume(_, let verdict) = $0 { verdict } else { nil } }
  }

  @Test func sentRequestStillReturnsItsResponse() {
    var core = core()
    let call = core.newCall(.call)
    _ = core.on(.prepares(call: call), at: 0, store: store)
    let access = SimulatedToken("access", 1, 1).text
    _ = core.on(
      .sends(call: call, endpoint: "me", used: ["access": access]), at: 0, store: store)
    // A renewal that others wait for is under way.
    let other = core.newCall(.renewal)
    _ = core.on(.wantsRenewal(call: other), at: 0, store: store)
    #expect(core.on(.cancelled(call: call), at: 0, store: store).isEmpty)
    let effects = core.on(.answered(call: call, CallResult(.answered)), at: 0, store: store)
    #expect(verdicts(effects) == [.deliver])
  }

  @Test func waitingCallFailsImmediately() {
    var core = core()
    let call = core.newCall(.renewal)
    _ = core.on(.wantsRenewal(call: call), at: 0, store: store)
    let effects = core.on(.cancelled(call: call), at: 0, store: store)
    #expect(verdicts(effects) == [.fail(.fault(.cancelled))])
    #expect(core.on(.cancelled(call: call), at: 0, store: store).isEmpty, "once")
  }
}
