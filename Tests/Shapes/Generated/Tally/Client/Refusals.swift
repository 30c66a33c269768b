// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Tally {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `balance` was refused.
  public enum BalanceRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired

    public var rule: RefusalRule {
      switch self {
      case .accessExpired: Refusals.accessExpired
      }
    }
  }
}

/// What the contract says of each refusal.
private nonisolated enum Refusals {
  // status 403, errCode 17
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["errCode": .equals("17")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 401, errCode 18
  static let accessExpired = RefusalRule(name: "accessExpired", status: 401, match: ["errCode": .equals("18")], recovery: .renew)
  // status 401, errCode 19
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, match: ["errCode": .equals("19")], recovery: .signIn)
}
