// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lattice {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case deactivated
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .deactivated: Refusals.deactivated
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongPassword, Refusals.deactivated, Refusals.limited, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.deactivated: self = .deactivated
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `redeemSso` was refused.
  public enum RedeemSsoRefusal: DeclaredRefusal {
    case loginTokenRefused
    case deactivated
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .loginTokenRefused: Refusals.loginTokenRefused
      case .deactivated: Refusals.deactivated
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.loginTokenRefused, Refusals.deactivated, Refusals.limited, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.loginTokenRefused: self = .loginTokenRefused
      case Refusals.deactivated: self = .deactivated
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `register` was refused.
  public enum RegisterRefusal: DeclaredRefusal {
    case closed
    case stageWanted(StageWantedDetails)
    case stageFailed(StageFailedDetails)
    case nameTaken
    case weakPassword
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .closed: Refusals.closed
      case .stageWanted: Refusals.stageWanted
      case .stageFailed: Refusals.stageFailed
      case .nameTaken: Refusals.nameTaken
      case .weakPassword: Refusals.weakPassword
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.closed, Refusals.stageWanted, Refusals.stageFailed, Refusals.nameTaken,
        Refusals.weakPassword, Refusals.limited, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.closed: self = .closed
      case Refusals.stageWanted:
        guard let details: StageWantedDetails = answer.fields() else { return nil }
        self = .stageWanted(details)
      case Refusals.stageFailed:
        guard let details: StageFailedDetails = answer.fields() else { return nil }
        self = .stageFailed(details)
      case Refusals.nameTaken: self = .nameTaken
      case Refusals.weakPassword: self = .weakPassword
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stageWanted(let details): details
      case .stageFailed(let details): details
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `registerGuest` was refused.
  public enum RegisterGuestRefusal: DeclaredRefusal {
    case closed
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .closed: Refusals.closed
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.closed, Refusals.limited, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.closed: self = .closed
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `renew` was refused.
  public enum RenewRefusal: DeclaredRenewalRefusal {
    case putAside
    case loggedOut
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.putAside, Refusals.loggedOut, Refusals.limited, Refusals.serverFailed]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.putAside: self = .putAside
      case Refusals.loggedOut: self = .loggedOut
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.tokenMissing, Refusals.putAside, Refusals.loggedOut, Refusals.locked,
        Refusals.limited, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tokenMissing: self = .tokenMissing
      case Refusals.putAside: self = .putAside
      case Refusals.loggedOut: self = .loggedOut
      case Refusals.locked: self = .locked
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `addresses` was refused.
  public typealias AddressesRefusal = MeRefusal

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `signOutEverywhere` was refused.
  public typealias SignOutEverywhereRefusal = MeRefusal

  /// Why `changePassword` was refused.
  public enum ChangePasswordRefusal: DeclaredRefusal {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case stageWanted(StageWantedDetails)
    case stageFailed(StageFailedDetails)
    case weakPassword
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .stageWanted: Refusals.stageWanted
      case .stageFailed: Refusals.stageFailed
      case .weakPassword: Refusals.weakPassword
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.tokenMissing, Refusals.putAside, Refusals.loggedOut, Refusals.locked,
        Refusals.stageWanted, Refusals.stageFailed, Refusals.weakPassword, Refusals.limited,
        Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tokenMissing: self = .tokenMissing
      case Refusals.putAside: self = .putAside
      case Refusals.loggedOut: self = .loggedOut
      case Refusals.locked: self = .locked
      case Refusals.stageWanted:
        guard let details: StageWantedDetails = answer.fields() else { return nil }
        self = .stageWanted(details)
      case Refusals.stageFailed:
        guard let details: StageFailedDetails = answer.fields() else { return nil }
        self = .stageFailed(details)
      case Refusals.weakPassword: self = .weakPassword
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stageWanted(let details): details
      case .stageFailed(let details): details
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `addAddress` was refused.
  public enum AddAddressRefusal: DeclaredRefusal {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case stageWanted(StageWantedDetails)
    case stageFailed(StageFailedDetails)
    case limited(LimitedDetails)
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .stageWanted: Refusals.stageWanted
      case .stageFailed: Refusals.stageFailed
      case .limited: Refusals.limited
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.tokenMissing, Refusals.putAside, Refusals.loggedOut, Refusals.locked,
        Refusals.stageWanted, Refusals.stageFailed, Refusals.limited, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tokenMissing: self = .tokenMissing
      case Refusals.putAside: self = .putAside
      case Refusals.loggedOut: self = .loggedOut
      case Refusals.locked: self = .locked
      case Refusals.stageWanted:
        guard let details: StageWantedDetails = answer.fields() else { return nil }
        self = .stageWanted(details)
      case Refusals.stageFailed:
        guard let details: StageFailedDetails = answer.fields() else { return nil }
        self = .stageFailed(details)
      case Refusals.limited:
        guard let details: LimitedDetails = answer.fields() else { return nil }
        self = .limited(details)
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stageWanted(let details): details
      case .stageFailed(let details): details
      case .limited(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .limited(let details): .wait(until: details.retryAfter?.end)
      default: rule.recovery
      }
    }
  }

  /// Why `deactivate` was refused.
  public typealias DeactivateRefusal = AddAddressRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["errcode": .equals("M_FORBIDDEN")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let loginTokenRefused = RefusalRule(
    name: "loginTokenRefused", status: 403, match: ["errcode": .equals("M_FORBIDDEN")],
    recovery: .tell)
  static let closed = RefusalRule(
    name: "closed", status: 403, match: ["errcode": .equals("M_FORBIDDEN")], recovery: .tell)
  static let deactivated = RefusalRule(
    name: "deactivated", status: 403, match: ["errcode": .equals("M_USER_DEACTIVATED")],
    recovery: .signIn)
  static let tokenMissing = RefusalRule(
    name: "tokenMissing", status: 401, match: ["errcode": .equals("M_MISSING_TOKEN")],
    recovery: .signIn)
  static let putAside = RefusalRule(
    name: "putAside", status: 401,
    match: ["errcode": .equals("M_UNKNOWN_TOKEN"), "soft_logout": .equals("true")],
    recovery: .renew)
  static let loggedOut = RefusalRule(
    name: "loggedOut", status: 401, match: ["errcode": .equals("M_UNKNOWN_TOKEN")],
    recovery: .renew)
  static let locked = RefusalRule(
    name: "locked", status: 401, match: ["errcode": .equals("M_USER_LOCKED")], recovery: .tell,
    messages: ["en": "This account is locked"])
  static let stageWanted = RefusalRule(
    name: "stageWanted", status: 401, recovery: .continue(flow: "proving"))
  static let stageFailed = RefusalRule(
    name: "stageFailed", status: 401, match: ["errcode": .equals("M_FORBIDDEN")],
    recovery: .correct, messages: ["en": "That was wrong"])
  static let nameTaken = RefusalRule(
    name: "nameTaken", status: 400, match: ["errcode": .equals("M_USER_IN_USE")],
    recovery: .correct, messages: ["en": "This name is taken"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 400, match: ["errcode": .equals("M_WEAK_PASSWORD")],
    recovery: .correct, messages: ["en": "This password is too weak"])
  static let limited = RefusalRule(
    name: "limited", status: 429, match: ["errcode": .equals("M_LIMIT_EXCEEDED")],
    recovery: .wait(until: nil))
  static let serverFailed = RefusalRule(
    name: "serverFailed", status: .hundreds(5), recovery: .retry)
}
