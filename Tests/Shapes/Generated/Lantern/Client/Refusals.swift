// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lantern {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case appleRefused

    public var rule: RefusalRule {
      switch self {
      case .appleRefused: Refusals.appleRefused
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, accountGone

    public var rule: RefusalRule {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .accountGone: Refusals.accountGone
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case accountGone

    public var rule: RefusalRule {
      switch self {
      case .accountGone: Refusals.accountGone
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, code apple
  static let appleRefused = RefusalRule(name: "appleRefused", status: 403, match: ["code": .equals("apple")], recovery: .signIn, messages: ["en": "Apple did not confirm this sign-in"])
  // status 400, code notice
  static let badNotice = RefusalRule(name: "badNotice", status: 400, match: ["code": .equals("notice")], recovery: .tell)
  // status 401, code expired
  static let accessExpired = RefusalRule(name: "accessExpired", status: 401, match: ["code": .equals("expired")], recovery: .renew)
  // status 401, code gone
  static let accountGone = RefusalRule(name: "accountGone", status: 401, match: ["code": .equals("gone")], recovery: .signIn, messages: ["en": "This account is gone"])
}
