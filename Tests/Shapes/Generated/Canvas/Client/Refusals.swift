// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Canvas {
  /// Why `signInAsGuest` was refused.
  public enum SignInAsGuestRefusal: DeclaredRefusal {
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] { [Refusals.tooManyTries] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tooManyTries:
        guard let details: TooManyTriesDetails = answer.fields() else { return nil }
        self = .tooManyTries(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyTries(let details): details
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyTries(let details): .wait(until: details.retryAfter.end)
      }
    }
  }

  /// Why `sendCode` was refused.
  public typealias SendCodeRefusal = SignInAsGuestRefusal

  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongCode
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] { [Refusals.wrongCode, Refusals.tooManyTries] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongCode: self = .wrongCode
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

  /// Why `keepAccount` was refused.
  public enum KeepAccountRefusal: DeclaredRefusal {
    case wrongCode
    case accessExpired
    case sessionEnded
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongCode, Refusals.accessExpired, Refusals.sessionEnded, Refusals.tooManyTries]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongCode: self = .wrongCode
      case Refusals.accessExpired: self = .accessExpired
      case Refusals.sessionEnded: self = .sessionEnded
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

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case accessExpired, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongCode = RefusalRule(
    name: "wrongCode", status: 403, match: ["code": .equals("wrongCode")], recovery: .correct,
    messages: ["en": "Wrong code"])
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 401, match: ["code": .equals("expired")], recovery: .renew)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["code": .equals("ended")], recovery: .signIn)
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))

  enum Declared {
    static let table = RefusalTable([Refusals.accessExpired, Refusals.sessionEnded])
  }
}
