// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Atlas {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword(WrongPasswordDetails)
    case accountLocked(AccountLockedDetails)
    case otherRefusal

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .accountLocked: Refusals.accountLocked
      case .otherRefusal: Refusals.otherRefusal
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongPassword, Refusals.accountLocked, Refusals.otherRefusal]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword:
        guard let details: WrongPasswordDetails = answer.fields() else { return nil }
        self = .wrongPassword(details)
      case Refusals.accountLocked:
        guard let details: AccountLockedDetails = answer.fields() else { return nil }
        self = .accountLocked(details)
      case Refusals.otherRefusal: self = .otherRefusal
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .wrongPassword(let details): details
      case .accountLocked(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .accountLocked(let details): .wait(until: details.lockedUntil)
      default: rule.recovery
      }
    }
  }

  /// Why `places` was refused.
  public enum PlacesRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = PlacesRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403,
    match: ["error.code": .equals("auth"), "error.details.reason": .equals("password")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let accountLocked = RefusalRule(
    name: "accountLocked", status: 403,
    match: ["error.code": .equals("auth"), "error.details.reason": .equals("locked")],
    recovery: .wait(until: nil), messages: ["en": "This account is locked"])
  static let otherRefusal = RefusalRule(
    name: "otherRefusal", status: 403, match: ["error.code": .equals("auth")], recovery: .tell)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["error.code": .equals("session")], recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([Refusals.sessionEnded])
  }
}
