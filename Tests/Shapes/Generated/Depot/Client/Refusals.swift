// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Depot {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case keyRefused
    case wrongPassword
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .keyRefused: Refusals.keyRefused
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.keyRefused, Refusals.wrongPassword, Refusals.tooManyTries]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.keyRefused: self = .keyRefused
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

  /// Why `parcels` was refused.
  public enum ParcelsRefusal: String, TabledRefusal {
    case keyRefused, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `register` was refused.
  public enum RegisterRefusal: String, TabledRefusal {
    case keyRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let keyRefused = RefusalRule(
    name: "keyRefused", status: 403, match: ["code": .equals("API_KEY")], recovery: .tell,
    messages: ["en": "This version of the app is too old"])
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("PASSWORD")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([Refusals.keyRefused, Refusals.sessionEnded])
  }
}
