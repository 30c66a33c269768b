// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Harbour {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] { [Refusals.wrongPassword, Refusals.tooManyTries] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.tooManyTries:
        guard let details: TooManyTriesDetails = answer.fields() else { return nil }
        self = .tooManyTries(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyTries(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyTries(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal {
    case tooManyTries(TooManyTriesDetails)
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .tooManyTries: Refusals.tooManyTries
      case .sessionEnded: Refusals.sessionEnded
      }
    }

    public static var rules: [RefusalRule] { [Refusals.tooManyTries, Refusals.sessionEnded] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tooManyTries:
        guard let details: TooManyTriesDetails = answer.fields() else { return nil }
        self = .tooManyTries(details)
      case Refusals.sessionEnded: self = .sessionEnded
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyTries(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyTries(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case sessionExpired

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 400, match: ["error_code": .equals("invalid_credentials")],
    recovery: .correct, messages: ["en": "Wrong address or password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  static let sessionExpired = RefusalRule(
    name: "sessionExpired", status: 401, match: ["error_code": .equals("expired")],
    recovery: .renew)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 400, match: ["error_code": .equals("refresh_token_not_found")],
    recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([Refusals.sessionExpired])
  }
}
