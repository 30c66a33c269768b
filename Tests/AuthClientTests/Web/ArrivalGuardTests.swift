import Foundation
import Testing

@testable import AuthClient
@testable import AuthWeb

@Suite("One callback per sign-in")
struct ArrivalGuardTests {
  private let clock = VirtualClock()
  private let arrivals: ArrivalGuard
  private let rule = CallbackRule(url: "myapp://callback", required: ["code"], state: "state")
  private let stateless = CallbackRule(url: "rote://callback", required: ["token"])

  init() { arrivals = ArrivalGuard(clock: clock) }

  private func url(_ signIn: PendingSignIn, _ more: String = "&code=c") -> URL {
    URL(string: "myapp://callback?state=\(signIn.state.reveal())\(more)")!
  }

  @Test func exactCallbackIsAccepted() throws {
    let signIn = arrivals.begin(rule)
    let arrival = try arrivals.accept(url(signIn))
    #expect(arrival.fields["code"]?.reveal() == "c")
    #expect(arrival.codeVerifier == signIn.pkce.verifier)
  }

  @Test func repeatedCallbackIsRejected() throws {
    let signIn = arrivals.begin(rule)
    _ = try arrivals.accept(url(signIn), for: signIn)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(signIn)) }
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(signIn), for: signIn) }
  }

  @Test func unexpectedCallbackIsRejected() {
    let other = ArrivalGuard(clock: clock).begin(rule)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(other)) }
  }

  @Test(arguments: [
    "myapp://callback?code=evil", "myapp://callback?code=evil&state=",
    "myapp://callback?code=e&state=x",
    "myapp://callback?error=access_denied", "myapp://callback?error=access_denied&state=x",
  ])
  func forgedCallbackIsRejectedAndSignInContinues(_ text: String) throws {
    let signIn = arrivals.begin(rule)
    #expect(throws: ArrivalFault.otherState) { try arrivals.accept(URL(string: text)!) }
    _ = try arrivals.accept(url(signIn))
  }

  @Test func almostCorrectStateIsRejected() throws {
    let signIn = arrivals.begin(rule)
    let state = signIn.state.reveal()
    for index in state.indices {
      var wrong = state
      wrong.replaceSubrange(index...index, with: state[index] == "A" ? "B" : "A")
      let url = URL(string: "myapp://callback?code=c&state=\(wrong)")!
      #expect(throws: ArrivalFault.otherState) { try arrivals.accept(url) }
    }
    for wrong in [String(state.dropLast()), state + "A", state.uppercased(), state.lowercased()] {
      let url = URL(string: "myapp://callback?code=c&state=\(wrong)")!
      #expect(throws: ArrivalFault.otherState) { try arrivals.accept(url) }
    }
    _ = try arrivals.accept(url(signIn))
  }

  @Test func otherHostOrMissingFieldKeepsSignInPending() throws {
    let signIn = arrivals.begin(rule)
    let other = URL(string: "myapp://other?code=c&state=\(signIn.state.reveal())")!
    #expect(throws: ArrivalFault.callback(.otherHost)) { try arrivals.accept(other) }
    #expect(throws: ArrivalFault.callback(.missing("code"))) {
      try arrivals.accept(url(signIn, ""))
    }
    _ = try arrivals.accept(url(signIn))
  }

  @Test func errorFromPageEndsSignIn() {
    let signIn = arrivals.begin(rule)
    #expect(throws: ArrivalFault.callback(.refused(.accessDenied))) {
      try arrivals.accept(url(signIn, "&error=access_denied"))
    }
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(signIn)) }
  }

  @Test func callbackOfReplacedSignInIsRejected() throws {
    let first = arrivals.begin(rule)
    let second = arrivals.begin(rule)
    #expect(throws: ArrivalFault.otherState) { try arrivals.accept(url(first)) }
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(first), for: first) }
    arrivals.cancel(first)
    _ = try arrivals.accept(url(second), for: second)
  }

  /// The callback doesn't say which sign-in it belongs to, but its browser does.
  @Test func callbackWithoutStateIsMatchedByBrowser() throws {
    let callback = URL(string: "rote://callback?token=t")!
    let first = arrivals.begin(stateless)
    let second = arrivals.begin(stateless)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(callback, for: first) }
    #expect(try arrivals.accept(callback, for: second).fields["token"]?.reveal() == "t")
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(callback) }
  }

  @Test func callbackOfCancelledSignInIsRejected() {
    let signIn = arrivals.begin(rule)
    arrivals.cancel(signIn)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(signIn)) }
  }

  @Test func lateCallbackIsRejected() throws {
    let late = arrivals.begin(rule)
    clock.advance(by: 601)
    #expect(throws: ArrivalFault.late) { try arrivals.accept(url(late)) }
    clock.advance(by: -601)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(late)) }
    let inTime = arrivals.begin(rule)
    clock.advance(by: 600)
    _ = try arrivals.accept(url(inTime))
  }

  /// The user searches for a code in their mail, or sets the clock, while the page is open.
  @Test func callbackFromOwnBrowserHasNoDeadline() throws {
    let signIn = arrivals.begin(rule)
    clock.advance(by: 86_400)
    _ = try arrivals.accept(url(signIn), for: signIn)
    #expect(throws: ArrivalFault.nothingPending) { try arrivals.accept(url(signIn), for: signIn) }
  }

  @Test func settingClockBackChangesNothing() throws {
    let signIn = arrivals.begin(rule)
    clock.advance(by: -86_400)
    _ = try arrivals.accept(url(signIn))
  }

  @Test func onlyOneOfThousandConcurrentCallbacksIsAccepted() async {
    let signIn = arrivals.begin(rule)
    let callback = url(signIn)
    let accepted = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<1000 { group.addTask { (try? arrivals.accept(callback)) != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(accepted == 1)
  }

  @Test func stateAndVerifierAreUnique() {
    let all = (0..<100).map { _ in arrivals.begin(rule) }
    #expect(Set(all.map(\.state)).count == 100)
    #expect(Set(all.map(\.pkce.verifier)).count == 100)
    for signIn in all { #expect(signIn.state.reveal().count == 43) }
  }

  @Test func printingHidesSecrets() {
    let signIn = arrivals.begin(rule)
    for secret in [signIn.state, signIn.pkce.verifier] {
      #expect(!views(of: signIn).contains(secret.reveal()))
      #expect(!views(of: arrivals).contains(secret.reveal()))
    }
  }
}
