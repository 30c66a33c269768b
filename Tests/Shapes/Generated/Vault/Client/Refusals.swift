// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `sendMessage` was refused.
  public enum SendMessageRefusal: DeclaredRefusal {
    case challengeEnded
    case tooSoon(TooSoonDetails)

    public var rule: RefusalRule {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .tooSoon: Refusals.tooSoon
      }
    }

    public static var rules: [RefusalRule] { [Refusals.challengeEnded, Refusals.tooSoon] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.challengeEnded: self = .challengeEnded
      case Refusals.tooSoon:
        guard let details: TooSoonDetails = answer.fields() else { return nil }
        self = .tooSoon(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooSoon(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooSoon(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `answerAuthenticator` was refused.
  public enum AnswerAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode, challengeEnded

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .challengeEnded: Refusals.challengeEnded
      }
    }
  }

  /// Why `answerMessage` was refused.
  public typealias AnswerMessageRefusal = AnswerAuthenticatorRefusal

  /// Why `enrolAuthenticator` was refused.
  public enum EnrolAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `confirmAuthenticator` was refused.
  public enum ConfirmAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode, accessExpired, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, code password
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 403, code code
  static let wrongCode = RefusalRule(name: "wrongCode", status: 403, match: ["code": .equals("code")], recovery: .correct, messages: ["en": "Wrong code"])
  // status 410
  static let challengeEnded = RefusalRule(name: "challengeEnded", status: 410, recovery: .signIn)
  // status 429
  static let tooSoon = RefusalRule(name: "tooSoon", status: 429, recovery: .wait(until: nil))
  // status 401, code expired
  static let accessExpired = RefusalRule(name: "accessExpired", status: 401, match: ["code": .equals("expired")], recovery: .renew)
  // status 401, code ended
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, match: ["code": .equals("ended")], recovery: .signIn)
}
