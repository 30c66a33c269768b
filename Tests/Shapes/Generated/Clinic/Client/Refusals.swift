// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Clinic {
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

  /// Why `appointments` was refused.
  public enum AppointmentsRefusal: DeclaredRefusal, CaseIterable {
    case wasIdle, dayIsOver

    public var rule: RefusalRule {
      switch self {
      case .wasIdle: Refusals.wasIdle
      case .dayIsOver: Refusals.dayIsOver
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = AppointmentsRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, code password
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 429
  static let tooManyTries = RefusalRule(name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  // status 401, code idle
  static let wasIdle = RefusalRule(name: "wasIdle", status: 401, match: ["code": .equals("idle")], recovery: .signIn, messages: ["en": "You were away, please sign in again"])
  // status 401, code ended
  static let dayIsOver = RefusalRule(name: "dayIsOver", status: 401, match: ["code": .equals("ended")], recovery: .signIn, messages: ["en": "Please sign in again"])
}
