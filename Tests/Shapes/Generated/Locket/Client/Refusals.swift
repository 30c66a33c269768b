// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Locket {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case unknownKey, ceremonyEnded

    public var rule: RefusalRule {
      switch self {
      case .unknownKey: Refusals.unknownKey
      case .ceremonyEnded: Refusals.ceremonyEnded
      }
    }
  }

  /// Why `askToRegister` was refused.
  public enum AskToRegisterRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = AskToRegisterRefusal

  /// Why `addPasskey` was refused.
  public enum AddPasskeyRefusal: DeclaredRefusal, CaseIterable {
    case ceremonyEnded, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .ceremonyEnded: Refusals.ceremonyEnded
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, code key
  static let unknownKey = RefusalRule(name: "unknownKey", status: 403, match: ["code": .equals("key")], recovery: .tell, messages: ["en": "This passkey is not known here"])
  // status 410
  static let ceremonyEnded = RefusalRule(name: "ceremonyEnded", status: 410, recovery: .retry)
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
}
