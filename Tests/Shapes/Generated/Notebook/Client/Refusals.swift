// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Notebook {
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

  /// Why `notes` was refused.
  public enum NotesRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = NotesRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("wrongPassword")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([Refusals.sessionEnded])
  }
}
