// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
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
  public enum RegisterRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword

    public var rule: RefusalRule {
      switch self {
      case .weakPassword: Refusals.weakPassword
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `change` was refused.
  public typealias ChangeRefusal = MeRefusal

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 422
  static let weakPassword = RefusalRule(name: "weakPassword", status: 422, recovery: .correct, messages: ["en": "Choose a longer password"])
  // status 403, code wrongPassword
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("wrongPassword")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 429
  static let tooManyTries = RefusalRule(name: "tooManyTries", status: 429, recovery: .wait(until: nil), messages: ["en": "Too many tries"])
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn, messages: ["en": "Please sign in again"])
}
