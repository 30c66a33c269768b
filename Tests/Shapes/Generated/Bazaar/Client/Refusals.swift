// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Bazaar {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword(WrongPasswordDetails)
    case tooMany(TooManyDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooMany: Refusals.tooMany
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongPassword, Refusals.tooMany, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword:
        guard let details: WrongPasswordDetails = answer.fields() else { return nil }
        self = .wrongPassword(details)
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .wrongPassword(let details): details
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

  /// Why `peek` was refused.
  public enum PeekRefusal: DeclaredRefusal {
    case tooMany(TooManyDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .tooMany: Refusals.tooMany
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] { [Refusals.tooMany, Refusals.serverFailed] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.serverFailed: self = .serverFailed
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

  /// Why `guest` was refused.
  public typealias GuestRefusal = PeekRefusal

  /// Why `sendText` was refused.
  public typealias SendTextRefusal = PeekRefusal

  /// Why `sendMail` was refused.
  public typealias SendMailRefusal = PeekRefusal

  /// Why `signUp` was refused.
  public enum SignUpRefusal: DeclaredRefusal {
    case weakPassword
    case tooMany(TooManyDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .tooMany: Refusals.tooMany
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.weakPassword, Refusals.tooMany, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.weakPassword: self = .weakPassword
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.serverFailed: self = .serverFailed
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

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal {
    case sessionEnded
    case tooMany(TooManyDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .tooMany: Refusals.tooMany
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.sessionEnded, Refusals.tooMany, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.sessionEnded: self = .sessionEnded
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.serverFailed: self = .serverFailed
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

  /// Why `save` was refused.
  public typealias SaveRefusal = MeRefusal

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 400, match: ["code": .equals("wrong")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 422, recovery: .correct,
    messages: ["en": "Choose a longer password"])
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, recovery: .signIn, messages: ["en": "Please sign in again"])
  static let tooMany = RefusalRule(
    name: "tooMany", status: 429, recovery: .wait(until: nil), messages: ["en": "Too many tries"])
  static let serverFailed = RefusalRule(
    name: "serverFailed", status: .hundreds(5), recovery: .retry,
    messages: ["en": "Our servers failed, try again"])
}
