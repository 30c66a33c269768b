// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Locket {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case unknownKey, ceremonyEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `askToRegister` was refused.
  public enum AskToRegisterRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = AskToRegisterRefusal

  /// Why `addPasskey` was refused.
  public enum AddPasskeyRefusal: String, TabledRefusal {
    case ceremonyEnded, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let unknownKey = RefusalRule(
    name: "unknownKey", status: 403, match: ["code": .equals("key")], recovery: .tell,
    messages: ["en": "This passkey is not known here"])
  static let ceremonyEnded = RefusalRule(name: "ceremonyEnded", status: 410, recovery: .retry)
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.unknownKey, Refusals.ceremonyEnded, Refusals.sessionEnded,
    ])
  }
}
