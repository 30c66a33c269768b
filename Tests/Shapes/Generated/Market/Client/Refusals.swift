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

    public static var rules: [RefusalRule] { [Refusals.wrongPassword, Refusals.locked, Refusals.busy] }

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
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case sessionEnded, busy

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .busy: Refusals.busy
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, sessionEnded, busy

    public var rule: RefusalRule {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      case .busy: Refusals.busy
      }
    }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case busy

    public var rule: RefusalRule {
      switch self {
      case .busy: Refusals.busy
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 200, code 1001
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 200, match: ["code": .equals("1001")], recovery: .correct, messages: ["en": "Wrong name or password", "zh-Hans": "\u{7528}\u{6237}\u{540D}\u{6216}\u{5BC6}\u{7801}\u{9519}\u{8BEF}"])
  // status 200, code 1002
  static let locked = RefusalRule(name: "locked", status: 200, match: ["code": .equals("1002")], recovery: .wait(until: nil), messages: ["en": "Too many tries", "zh-Hans": "\u{5C1D}\u{8BD5}\u{6B21}\u{6570}\u{8FC7}\u{591A}"])
  // status 200, code 2001
  static let accessExpired = RefusalRule(name: "accessExpired", status: 200, match: ["code": .equals("2001")], recovery: .renew)
  // status 200, code 2002
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 200, match: ["code": .equals("2002")], recovery: .signIn)
  // status 5xx
  static let busy = RefusalRule(name: "busy", status: .hundreds(5), recovery: .retry)
}
