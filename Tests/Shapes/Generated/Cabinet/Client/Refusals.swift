// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cabinet {
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

  /// Why `freshValue` was refused.
  public enum FreshValueRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `rename` was refused.
  public enum RenameRefusal: String, TabledRefusal {
    case sessionEnded, forged

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = RenameRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("wrongPassword")],
    recovery: .correct, messages: ["en": "Wrong password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
  static let forged = RefusalRule(
    name: "forged", status: 403, match: ["code": .equals("csrf")], recovery: .retry,
    fetches: "csrf")

  enum Declared {
    static let table = RefusalTable([Refusals.sessionEnded, Refusals.forged])
  }
}
