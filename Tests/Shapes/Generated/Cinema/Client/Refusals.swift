// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cinema {
  /// Why `begin` was refused.
  public enum BeginRefusal: DeclaredRefusal {
    case wrongKey
    case tooMany(TooManyDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .tooMany: Refusals.tooMany
      }
    }

    public static var rules: [RefusalRule] { [Refusals.wrongKey, Refusals.tooMany] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongKey: self = .wrongKey
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooMany(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooMany(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `signUpAsGuest` was refused.
  public typealias SignUpAsGuestRefusal = BeginRefusal

  /// Why `redeem` was refused.
  public enum RedeemRefusal: DeclaredRefusal {
    case wrongKey
    case authorizationPending
    case slowDown
    case codeEnded
    case tooMany(TooManyDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .authorizationPending: Refusals.authorizationPending
      case .slowDown: Refusals.slowDown
      case .codeEnded: Refusals.codeEnded
      case .tooMany: Refusals.tooMany
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.wrongKey, Refusals.authorizationPending, Refusals.slowDown, Refusals.codeEnded,
        Refusals.tooMany,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongKey: self = .wrongKey
      case Refusals.authorizationPending: self = .authorizationPending
      case Refusals.slowDown: self = .slowDown
      case Refusals.codeEnded: self = .codeEnded
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooMany(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooMany(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal {
    case wrongKey
    case sessionEnded
    case tooMany(TooManyDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .sessionEnded: Refusals.sessionEnded
      case .tooMany: Refusals.tooMany
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongKey, Refusals.sessionEnded, Refusals.tooMany]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongKey: self = .wrongKey
      case Refusals.sessionEnded: self = .sessionEnded
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooMany(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooMany(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `signUp` was refused.
  public enum SignUpRefusal: DeclaredRefusal {
    case wrongKey
    case weakPassword
    case tooMany(TooManyDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .weakPassword: Refusals.weakPassword
      case .tooMany: Refusals.tooMany
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongKey, Refusals.weakPassword, Refusals.tooMany]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongKey: self = .wrongKey
      case Refusals.weakPassword: self = .weakPassword
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooMany(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooMany(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `films` was refused.
  public enum FilmsRefusal: DeclaredRefusal {
    case wrongKey
    case accessExpired
    case tooMany(TooManyDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .accessExpired: Refusals.accessExpired
      case .tooMany: Refusals.tooMany
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongKey, Refusals.accessExpired, Refusals.tooMany]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongKey: self = .wrongKey
      case Refusals.accessExpired: self = .accessExpired
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooMany(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooMany(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = FilmsRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongKey = RefusalRule(
    name: "wrongKey", status: 401, match: ["error": .equals("invalid_api_key")], recovery: .tell,
    messages: ["en": "Please update the app"])
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 401, match: ["error": .equals("bad_jwt")], recovery: .renew,
    messages: ["en": "Please sign in again"])
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 400, match: ["error": .equals("invalid_grant")],
    recovery: .signIn, messages: ["en": "Please sign in again"])
  static let authorizationPending = RefusalRule(
    name: "authorizationPending", status: 400, match: ["error": .equals("authorization_pending")],
    recovery: .retry)
  static let slowDown = RefusalRule(
    name: "slowDown", status: 400, match: ["error": .equals("slow_down")], recovery: .retry)
  static let codeEnded = RefusalRule(
    name: "codeEnded", status: 400, match: ["error": .equals("expired_token")], recovery: .signIn,
    messages: ["en": "Please begin again"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 422, recovery: .correct,
    messages: ["en": "Choose a longer password"])
  static let tooMany = RefusalRule(
    name: "tooMany", status: 429, recovery: .wait(until: nil), messages: ["en": "Too many tries"])
}
