// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Market {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case locked(LockedDetails)
    case busy

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .locked: Refusals.locked
      case .busy: Refusals.busy
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongPassword, Refusals.locked, Refusals.busy]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.locked:
        guard let details: LockedDetails = answer.fields() else { return nil }
        self = .locked(details)
      case Refusals.busy: self = .busy
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .locked(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .locked(let details): .wait(until: details.seconds.end)
      default: rule.recovery
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionEnded, busy

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case accessExpired, sessionEnded, busy

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: String, TabledRefusal {
    case busy

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 200, match: ["code": .equals("1001")], recovery: .correct,
    messages: ["en": "Wrong name or password", "zh-Hans": "用户名或密码错误"])
  static let locked = RefusalRule(
    name: "locked", status: 200, match: ["code": .equals("1002")], recovery: .wait(until: nil),
    messages: ["en": "Too many tries", "zh-Hans": "尝试次数过多"])
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 200, match: ["code": .equals("2001")], recovery: .renew)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 200, match: ["code": .equals("2002")], recovery: .signIn)
  static let busy = RefusalRule(name: "busy", status: .hundreds(5), recovery: .retry)

  enum Declared {
    static let table = RefusalTable([Refusals.accessExpired, Refusals.sessionEnded, Refusals.busy])
  }
}
