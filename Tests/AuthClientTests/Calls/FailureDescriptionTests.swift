import Foundation
import Testing

@testable import AuthClient
@testable import AuthWeb

/// `print(error)` is a line that belongs into a log: what happened, by the contract's names.
@Suite struct FailureDescriptionTests {
  private enum Refusal: DeclaredRefusal {
    case wrongCredentials
    case held(Details)

    struct Details: Hashable, Codable, Sendable {
      var token: Secret
    }

    static let revoked = RefusalRule(
      name: "sessionRevoked", status: 401, match: ["code": .equals("E7")], recovery: .signIn,
      messages: ["en": "Sign in again."])
    static let wrong = RefusalRule(name: "wrongCredentials", status: 401, recovery: .correct)
    static let busy = RefusalRule(name: "held", status: .hundreds(4), recovery: .tell)

    static let rules = [wrong, busy]
    init?(rule: RefusalRule, answer: RefusalAnswer) { nil }

    var rule: RefusalRule {
      switch self {
      case .wrongCredentials: Self.wrong
      case .held: Self.busy
      }
    }

    var details: (any Encodable & Sendable)? {
      if case .held(let details) = self { details } else { nil }
    }
  }

  private typealias Failure = CallFailure<Refusal>

  private static let failures: [(Failure, String)] = [
    (.refused(.wrongCredentials), "refused: wrongCredentials (401)"),
    (.refused(.held(Refusal.Details(token: Secret("canary")))), "refused: held (4xx)"),
    (
      .undeclared(UndeclaredRefusal(status: 500, body: Data("canary".utf8))),
      "refused: undeclared (500)"
    ),
    (
      .undeclared(UndeclaredRefusal(Refusal.busy, status: 403, body: Data("canary".utf8))),
      "refused: held (403)"
    ),
    (.signedOut(because: Refusal.revoked), "signed out (sessionRevoked)"),
    (.signedOut(because: nil), "signed out"),
  ]

  @Test func failureDescribesItselfInOneLine() {
    for (failure, line) in Self.failures {
      #expect("\(failure)" == line)
      #expect("\(failure as any Error)" == line)
      #expect("\(PageFailure<Refusal>.call(failure))" == line)
      #expect(String(reflecting: failure) == line)
      var dumped = ""
      dump(failure, to: &dumped)
      #expect(!dumped.contains("canary"), "\(line)")
    }
  }

  @Test(arguments: Fault.allCases)
  func faultDescribesItselfByName(_ fault: Fault) {
    #expect("\(Failure.fault(fault))" == fault.rawValue)
    #expect("\(fault)" == fault.rawValue)
  }

  @Test func ruleDescribesItselfByNameAndCause() {
    #expect("\(Refusal.revoked)" == "sessionRevoked (401)")
    #expect("\(Refusal.busy)" == "held (4xx)")
    let rule = FaultRule(name: "noConnection", fault: .offline, recovery: .retry)
    #expect("\(rule)" == "noConnection (offline)")
    #expect("\(PageFailure<Refusal>.page(.noWindow))" == "noWindow")
  }
}
