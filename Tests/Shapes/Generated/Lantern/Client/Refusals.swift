// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lantern {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case appleRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case accessExpired, accountGone

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case accountGone

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let appleRefused = RefusalRule(
    name: "appleRefused", status: 403, match: ["code": .equals("apple")], recovery: .signIn,
    messages: ["en": "Apple did not confirm this sign-in"])
  static let badNotice = RefusalRule(
    name: "badNotice", status: 400, match: ["code": .equals("notice")], recovery: .tell)
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 401, match: ["code": .equals("expired")], recovery: .renew)
  static let accountGone = RefusalRule(
    name: "accountGone", status: 401, match: ["code": .equals("gone")], recovery: .signIn,
    messages: ["en": "This account is gone"])

  enum Declared {
    static let table = RefusalTable([
      Refusals.appleRefused, Refusals.accessExpired, Refusals.accountGone,
    ])
  }
}
