// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Orchard {
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
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case tokenExpired

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `saveMe` was refused.
  public typealias SaveMeRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["error": .equals("credentials")],
    recovery: .correct, messages: ["en": "Wrong password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["error": .equals("session_ended")],
    recovery: .signIn)
  static let tokenExpired = RefusalRule(
    name: "tokenExpired", status: 401, match: ["reason": .equals("tokenExpired")], recovery: .renew)

  enum Declared {
    static let table = RefusalTable([Refusals.sessionEnded, Refusals.tokenExpired])
  }
}
