// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Registry {
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

  /// Why `register` was refused.
  public enum RegisterRefusal: String, TabledRefusal {
    case weakPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `change` was refused.
  public typealias ChangeRefusal = MeRefusal

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 422, recovery: .correct,
    messages: ["en": "Choose a longer password"])
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("wrongPassword")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil),
    messages: ["en": "Too many tries"])
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, recovery: .signIn, messages: ["en": "Please sign in again"])

  enum Declared {
    static let table = RefusalTable([Refusals.weakPassword, Refusals.sessionEnded])
  }
}
