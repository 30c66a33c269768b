// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Baseline {
  /// Why `signUp` was refused.
  public enum SignUpRefusal: DeclaredRefusal {
    case weakPassword
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.weakPassword, Refusals.tooMany, Refusals.down]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.weakPassword: self = .weakPassword
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case notConfirmed
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .notConfirmed: Refusals.notConfirmed
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongPassword, Refusals.notConfirmed, Refusals.tooMany, Refusals.down]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.notConfirmed: self = .notConfirmed
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `sendCode` was refused.
  public enum SendCodeRefusal: DeclaredRefusal {
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] { [Refusals.tooMany, Refusals.down] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `forgotPassword` was refused.
  public typealias ForgotPasswordRefusal = SendCodeRefusal

  /// Why `verifyCode` was refused.
  public enum VerifyCodeRefusal: DeclaredRefusal {
    case codeRefused
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .codeRefused: Refusals.codeRefused
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.codeRefused, Refusals.tooMany, Refusals.down]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.codeRefused: self = .codeRefused
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `exchangeCode` was refused.
  public enum ExchangeCodeRefusal: String, TabledRefusal {
    case linkRefused, down

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal {
    case renewalRefused
    case renewedTwice
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .renewalRefused: Refusals.renewalRefused
      case .renewedTwice: Refusals.renewedTwice
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.renewalRefused, Refusals.renewedTwice, Refusals.tooMany, Refusals.down]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.renewalRefused: self = .renewalRefused
      case Refusals.renewedTwice: self = .renewedTwice
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case accessRefused, down

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `factors` was refused.
  public typealias FactorsRefusal = MeRefusal

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `signOutEverywhere` was refused.
  public typealias SignOutEverywhereRefusal = MeRefusal

  /// Why `signOutOthers` was refused.
  public typealias SignOutOthersRefusal = MeRefusal

  /// Why `changePassword` was refused.
  public enum ChangePasswordRefusal: String, TabledRefusal {
    case weakPassword, accessRefused, down

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `askFactor` was refused.
  public enum AskFactorRefusal: DeclaredRefusal {
    case accessRefused
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.accessRefused, Refusals.tooMany, Refusals.down]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.accessRefused: self = .accessRefused
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `answerFactor` was refused.
  public enum AnswerFactorRefusal: DeclaredRefusal {
    case factorRefused
    case accessRefused
    case tooMany(TooManyDetails)
    case down

    public var rule: RefusalRule {
      switch self {
      case .factorRefused: Refusals.factorRefused
      case .accessRefused: Refusals.accessRefused
      case .tooMany: Refusals.tooMany
      case .down: Refusals.down
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.factorRefused, Refusals.accessRefused, Refusals.tooMany, Refusals.down]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.factorRefused: self = .factorRefused
      case Refusals.accessRefused: self = .accessRefused
      case Refusals.tooMany:
        guard let details: TooManyDetails = answer.fields() else { return nil }
        self = .tooMany(details)
      case Refusals.down: self = .down
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

    public static var faults: [FaultRule] { Refusals.faults }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 400, match: ["error_code": .equals("invalid_credentials")],
    recovery: .correct, messages: ["en": "Wrong address or password"])
  static let notConfirmed = RefusalRule(
    name: "notConfirmed", status: 400, match: ["error_code": .equals("email_not_confirmed")],
    recovery: .continue(flow: "confirming"), messages: ["en": "Please confirm your address first"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 422, match: ["error_code": .equals("weak_password")],
    recovery: .correct, messages: ["en": "This password is too weak"])
  static let codeRefused = RefusalRule(
    name: "codeRefused", status: 403, match: ["error_code": .equals("otp_expired")],
    recovery: .correct, messages: ["en": "This code is wrong or too old"])
  static let factorRefused = RefusalRule(
    name: "factorRefused", status: 422, match: ["error_code": .equals("mfa_verification_failed")],
    recovery: .correct, messages: ["en": "Wrong code"])
  static let linkRefused = RefusalRule(
    name: "linkRefused", status: 404, match: ["error_code": .equals("flow_state_not_found")],
    recovery: .signIn)
  static let accessRefused = RefusalRule(
    name: "accessRefused", status: 403, match: ["error_code": .equals("bad_jwt")], recovery: .renew)
  static let renewalRefused = RefusalRule(
    name: "renewalRefused", status: 400, match: ["error_code": .equals("refresh_token_not_found")],
    recovery: .signIn)
  static let renewedTwice = RefusalRule(
    name: "renewedTwice", status: 400, match: ["error_code": .equals("refresh_token_already_used")],
    recovery: .signIn)
  static let tooMany = RefusalRule(name: "tooMany", status: 429, recovery: .wait(until: nil))
  static let down = RefusalRule(name: "down", status: .hundreds(5), recovery: .retry)
  static let faults: [FaultRule] = [FaultRule(name: "offline", fault: .offline, recovery: .retry)]

  enum Declared {
    static let table = RefusalTable(
      [Refusals.weakPassword, Refusals.linkRefused, Refusals.accessRefused, Refusals.down],
      faults: Refusals.faults)
  }
}
