import Foundation
import Testing

@testable import AuthClient
@testable import AuthWeb

/// A link that comes after the app has ended.
@Suite("A web sign-in that outlives the app")
struct KeptSignInTests {
  private let clock = VirtualClock()
  private let store = MemoryStore()
  private let rule = CallbackRule(
    url: "myapp://callback", required: ["code"], optional: ["scope"], state: "state")

  /// The guard of one run of the app.
  private func run() -> ArrivalGuard { ArrivalGuard(clock: clock, keptIn: store) }

  private func url(_ signIn: PendingSignIn, _ more: String = "&code=c") -> URL {
    URL(string: "myapp://callback?state=\(signIn.state.reveal())\(more)")!
  }

  @Test func nextLaunchFinishesSignInOnce() throws {
    let signIn = run().begin(rule)
    let next = run()
    let arrival = try next.accept(url(signIn))
    #expect(arrival.fields["code"]?.reveal() == "c")
    #expect(arrival.codeVerifier == signIn.pkce.verifier)
    #expect(arrival.rawNonce == signIn.nonce)
    #expect(throws: ArrivalFault.nothingPending) { try next.accept(url(signIn)) }
    #expect(throws: ArrivalFault.nothingPending) { try run().accept(url(signIn)) }
    #expect(store.load() == nil)
  }

  @Test func forgedLinkIsRejectedAndSignInContinues() throws {
    let signIn = run().begin(rule)
    let forged = URL(string: "myapp://callback?code=evil&state=x")!
    #expect(throws: ArrivalFault.otherState) { try run().accept(forged) }
    _ = try run().accept(url(signIn))
  }

  @Test func expiresAfterTenMinutes() {
    let signIn = run().begin(rule)
    clock.advance(by: PendingSignIn.lifetime + 1)
    #expect(throws: ArrivalFault.late) { try run().accept(url(signIn)) }
    #expect(store.load() == nil)
  }

  @Test func endsWhenPageIsClosed() {
    let first = run()
    let signIn = first.begin(rule)
    first.cancel(signIn)
    #expect(throws: ArrivalFault.nothingPending) { try run().accept(url(signIn)) }
  }

  @Test func isReplacedByLaterSignIn() throws {
    let first = run().begin(rule)
    let second = run().begin(rule)
    #expect(throws: ArrivalFault.otherState) { try run().accept(url(first)) }
    _ = try run().accept(url(second))
  }

  @Test func unrelatedStoreContentIsLeftAlone() throws {
    let session = World.stored(["access": "a", "refresh": "r"], clock.now)
    store.save(session)
    let first = run()
    let signIn = first.begin(rule)
    #expect(throws: ArrivalFault.nothingPending) { try run().accept(url(signIn)) }
    _ = try first.accept(url(signIn))
    #expect(store.load() == session)
  }

  @Test func staysInMemoryIfStoreFails() throws {
    let failing = UnreliableStore(nil)
    failing.fail(reading: true, writing: true)
    let arrivals = ArrivalGuard(clock: clock, keptIn: failing)
    let signIn = arrivals.begin(rule)
    _ = try arrivals.accept(url(signIn))
  }
}
