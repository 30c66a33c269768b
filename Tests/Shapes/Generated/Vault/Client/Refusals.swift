// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword

    public static var table: RefusalTable { Refusals.Declared.table }
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
  public enum AnswerAuthenticatorRefusal: String, TabledRefusal {
    case wrongCode, challengeEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `answerMessage` was refused.
  public typealias AnswerMessageRefusal = AnswerAuthenticatorRefusal

  /// Why `enrolAuthenticator` was refused.
  public enum EnrolAuthenticatorRefusal: String, TabledRefusal {
    case accessExpired, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `confirmAuthenticator` was refused.
  public enum ConfirmAuthenticatorRefusal: String, TabledRefusal {
    case wrongCode, accessExpired, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let wrongCode = RefusalRule(
    name: "wrongCode", status: 403, match: ["code": .equals("code")], recovery: .correct,
    messages: ["en": "Wrong code"])
  static let challengeEnded = RefusalRule(name: "challengeEnded", status: 410, recovery: .signIn)
  static let tooSoon = RefusalRule(name: "tooSoon", status: 429, recovery: .wait(until: nil))
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 401, match: ["code": .equals("expired")], recovery: .renew)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["code": .equals("ended")], recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.wrongCode, Refusals.challengeEnded, Refusals.accessExpired,
      Refusals.sessionEnded,
    ])
  }
}
