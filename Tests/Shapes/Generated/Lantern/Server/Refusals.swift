// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthServer

extension Lantern {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case appleRefused

    public var answer: RefusalAnswer {
      switch self {
      case .appleRefused: Refusals.appleRefused
      }
    }
  }

  /// How `appleNotice` may refuse.
  public enum AppleNoticeRefusal: DeclaredRefusal, CaseIterable {
    case badNotice

    public var answer: RefusalAnswer {
      switch self {
      case .badNotice: Refusals.badNotice
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, accountGone

    public var answer: RefusalAnswer {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .accountGone: Refusals.accountGone
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case accountGone

    public var answer: RefusalAnswer {
      switch self {
      case .accountGone: Refusals.accountGone
      }
    }
  }
}

extension Lantern {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code apple
    static let appleRefused = RefusalAnswer(status: 403, at: ["code": "apple"])
    // status 400, code notice
    static let badNotice = RefusalAnswer(status: 400, at: ["code": "notice"])
    // status 401, code expired
    static let accessExpired = RefusalAnswer(status: 401, at: ["code": "expired"])
    // status 401, code gone
    static let accountGone = RefusalAnswer(status: 401, at: ["code": "gone"])
  }
}
