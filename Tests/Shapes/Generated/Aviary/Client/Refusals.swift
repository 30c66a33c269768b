// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Aviary {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case codeWanted
    case takenDown
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .codeWanted: Refusals.codeWanted
      case .takenDown: Refusals.takenDown
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.wrongPassword, Refusals.codeWanted, Refusals.takenDown, Refusals.tooManyRequests,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.codeWanted: self = .codeWanted
      case Refusals.takenDown: self = .takenDown
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `register` was refused.
  public enum RegisterRefusal: DeclaredRefusal {
    case handleTaken
    case passwordRefused
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .handleTaken: Refusals.handleTaken
      case .passwordRefused: Refusals.passwordRefused
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.handleTaken, Refusals.passwordRefused, Refusals.tooManyRequests,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.handleTaken: self = .handleTaken
      case Refusals.passwordRefused: self = .passwordRefused
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.takenDown, Refusals.tokenExpired, Refusals.tokenInvalid, Refusals.tooManyRequests,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.takenDown: self = .takenDown
      case Refusals.tokenExpired: self = .tokenExpired
      case Refusals.tokenInvalid: self = .tokenInvalid
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `askToConfirm` was refused.
  public typealias AskToConfirmRefusal = MeRefusal

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.takenDown, Refusals.tokenExpired, Refusals.tokenInvalid, Refusals.tooManyRequests,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.takenDown: self = .takenDown
      case Refusals.tokenExpired: self = .tokenExpired
      case Refusals.tokenInvalid: self = .tokenInvalid
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `confirmEmail` was refused.
  public enum ConfirmEmailRefusal: DeclaredRefusal {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case codeExpired
    case codeWrong
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .codeExpired: Refusals.codeExpired
      case .codeWrong: Refusals.codeWrong
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.takenDown, Refusals.tokenExpired, Refusals.tokenInvalid, Refusals.codeExpired,
        Refusals.codeWrong, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.takenDown: self = .takenDown
      case Refusals.tokenExpired: self = .tokenExpired
      case Refusals.tokenInvalid: self = .tokenInvalid
      case Refusals.codeExpired: self = .codeExpired
      case Refusals.codeWrong: self = .codeWrong
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `deleteAccount` was refused.
  public enum DeleteAccountRefusal: DeclaredRefusal {
    case wrongPassword
    case codeExpired
    case codeWrong
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .codeExpired: Refusals.codeExpired
      case .codeWrong: Refusals.codeWrong
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.wrongPassword, Refusals.codeExpired, Refusals.codeWrong, Refusals.tooManyRequests,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.codeExpired: self = .codeExpired
      case Refusals.codeWrong: self = .codeWrong
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: DeclaredRefusal {
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(TooManyRequestsDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.tokenExpired, Refusals.tokenInvalid, Refusals.tooManyRequests,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tokenExpired: self = .tokenExpired
      case Refusals.tokenInvalid: self = .tokenInvalid
      case Refusals.tooManyRequests:
        guard let details: TooManyRequestsDetails = answer.fields() else { return nil }
        self = .tooManyRequests(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyRequests(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyRequests(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 401, match: ["error": .equals("AuthenticationRequired")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let codeWanted = RefusalRule(
    name: "codeWanted", status: 401, match: ["error": .equals("AuthFactorTokenRequired")],
    recovery: .continue(flow: "signingIn"), messages: ["en": "We have sent you a code"])
  static let takenDown = RefusalRule(
    name: "takenDown", status: 401, match: ["error": .equals("AccountTakedown")], recovery: .signIn,
    messages: ["en": "This account was taken down"])
  static let tokenExpired = RefusalRule(
    name: "tokenExpired", status: 400, match: ["error": .equals("ExpiredToken")], recovery: .renew)
  static let tokenInvalid = RefusalRule(
    name: "tokenInvalid", status: 400, match: ["error": .equals("InvalidToken")], recovery: .renew)
  static let codeExpired = RefusalRule(
    name: "codeExpired", status: 400,
    match: ["error": .equals("ExpiredToken"), "message": .equals("Token is expired")],
    recovery: .correct, messages: ["en": "This code is too old"])
  static let codeWrong = RefusalRule(
    name: "codeWrong", status: 400,
    match: ["error": .equals("InvalidToken"), "message": .equals("Token is invalid")],
    recovery: .correct, messages: ["en": "This code is wrong"])
  static let handleTaken = RefusalRule(
    name: "handleTaken", status: 400, match: ["error": .equals("HandleNotAvailable")],
    recovery: .correct, messages: ["en": "This name is taken"])
  static let passwordRefused = RefusalRule(
    name: "passwordRefused", status: 400, match: ["error": .equals("InvalidPassword")],
    recovery: .correct, messages: ["en": "This password is too weak"])
  static let tooManyRequests = RefusalRule(
    name: "tooManyRequests", status: 429, match: ["error": .equals("RateLimitExceeded")],
    recovery: .wait(until: nil))
  static let serverFailed = RefusalRule(
    name: "serverFailed", status: .hundreds(5), recovery: .retry)
}
