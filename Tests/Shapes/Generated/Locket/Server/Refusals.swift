// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthServer

extension Locket {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case unknownKey, ceremonyEnded

    public var answer: RefusalAnswer {
      switch self {
      case .unknownKey: Refusals.unknownKey
      case .ceremonyEnded: Refusals.ceremonyEnded
      }
    }
  }

  /// How `askToRegister` may refuse.
  public enum AskToRegisterRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `addPasskey` may refuse.
  public enum AddPasskeyRefusal: DeclaredRefusal, CaseIterable {
    case ceremonyEnded, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .ceremonyEnded: Refusals.ceremonyEnded
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Locket {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code key
    static let unknownKey = RefusalAnswer(status: 403, at: ["code": "key"])
    // status 410
    static let ceremonyEnded = RefusalAnswer(status: 410, body: nil)
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}
