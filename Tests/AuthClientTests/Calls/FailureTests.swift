import Foundation
import Testing

@testable import AuthClient

@Suite("Messages and recoveries of failures")
struct FailureTests {
  private typealias Failure = CallFailure<Longde.MeRefusal>

  /// Declares what a call without an answer means.
  enum Told: String, DeclaredRefusal, CaseIterable {
    case busy

    var rule: RefusalRule { RefusalRule(name: "busy", status: 503, recovery: .retry) }

    static let faults = [
      FaultRule(name: "noNet", fault: .offline, recovery: .tell, messages: ["en": "No network."])
    ]
  }

  @Test func messageComesFromContractInPreferredLanguage() {
    #expect(Failure.refused(.accountDisabled).message(in: ["en"]) == "账号已被禁用")
    #expect(Failure.refused(.notSignedIn).message(in: ["zh-Hans"]) == nil)
    let because = Failure.signedOut(because: Longde.Refusals.accountDisabled)
    #expect(because.message(in: []) == "账号已被禁用")
    #expect(Failure.signedOut(because: nil).message(in: []) == nil)
    #expect(Failure.fault(.offline).message(in: []) == nil)
    #expect(CallFailure<Told>.fault(.offline).message(in: ["de"]) == "No network.")
    #expect(CallFailure<Told>.fault(.timeout).message(in: ["de"]) == nil)
  }

  @Test func messageNeverComesFromServer() {
    let undeclared = UndeclaredRefusal(status: 500, body: Data(#"{"message":"oops"}"#.utf8))
    #expect(Failure.undeclared(undeclared).message(in: ["en"]) == nil)
  }

  @Test func recoveryFollowsFailure() {
    #expect(Failure.refused(.sessionExpired).recovery == .signIn, "the session has refreshed")
    #expect(Failure.signedOut(because: nil).recovery == .signIn)
    #expect(CallFailure<Told>.fault(.offline).recovery == .tell)
    #expect(CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired).recovery == .signIn)
    #expect(CallFailure<Longde.RenewSessionRefusal>.refused(.accountGone).recovery == .signIn)
  }

  @Test(arguments: [
    (400, Recovery.tell), (401, .tell), (302, .tell), (408, .retry), (429, .retry), (500, .retry),
    (503, .retry),
  ])
  func undeclaredStatusMapsToRecovery(_ status: Int, _ recovery: Recovery) {
    let failure = Failure.undeclared(UndeclaredRefusal(status: status, body: Data()))
    #expect(failure.recovery == recovery)
  }

  @Test(arguments: Fault.allCases)
  func faultNeverSuggestsSignInWhileSessionLasts(_ fault: Fault) {
    // A new sign-in is the one thing left where no renewal helps.
    let ways: [Recovery] =
      switch fault {
      case .renewalDoesNotHelp, .sessionLost: [.signIn]
      case .cancelled: [.ignore]
      default: [.retry, .tell]
      }
    #expect(ways.contains(Failure.fault(fault).recovery))
  }
}
