// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Beacon {
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
    case accessExpired, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `about` was refused.
  public enum AboutRefusal: DeclaredRefusal {
    case moved(MovedDetails)

    public var rule: RefusalRule {
      switch self {
      case .moved: Refusals.moved
      }
    }

    public static var rules: [RefusalRule] { [Refusals.moved] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.moved:
        guard let details: MovedDetails = answer.fields() else { return nil }
        self = .moved(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .moved(let details): details
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("1")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  static let moved = RefusalRule(
    name: "moved", status: 421, match: ["code": .equals("4")], recovery: .tell)
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 401, match: ["code": .equals("2")], recovery: .renew)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["code": .equals("3")], recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([Refusals.accessExpired, Refusals.sessionEnded])
  }
}
