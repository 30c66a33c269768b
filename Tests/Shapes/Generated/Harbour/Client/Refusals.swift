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
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var rule: RefusalRule {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, error_code invalid_credentials
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 400, match: ["error_code": .equals("invalid_credentials")], recovery: .correct, messages: ["en": "Wrong address or password"])
  // status 429
  static let tooManyTries = RefusalRule(name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  // status 401, error_code expired
  static let sessionExpired = RefusalRule(name: "sessionExpired", status: 401, match: ["error_code": .equals("expired")], recovery: .renew)
  // status 400, error_code refresh_token_not_found
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 400, match: ["error_code": .equals("refresh_token_not_found")], recovery: .signIn)
}
