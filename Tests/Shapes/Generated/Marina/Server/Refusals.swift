// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthServer

extension Marina.ApiServer {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, forged

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .forged: Refusals.forged
      }
    }
  }

  /// How `signInByFlow` may refuse.
  public enum SignInByFlowRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, flowEnded

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .flowEnded: Refusals.flowEnded
      }
    }
  }

  /// How `signInWithFactor` may refuse.
  public enum SignInWithFactorRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// How `answerFactor` may refuse.
  public enum AnswerFactorRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      }
    }
  }

  /// How `recoverAccount` may refuse.
  public enum RecoverAccountRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      }
    }
  }

  /// How `setPassword` may refuse.
  public enum SetPasswordRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `rename` may refuse.
  public enum RenameRefusal: DeclaredRefusal, CaseIterable {
    case forged, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .forged: Refusals.forged
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case forged, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .forged: Refusals.forged
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Marina.ApiServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code wrong_password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "wrong_password"])
    // status 419
    static let forged = RefusalAnswer(status: 419, body: nil)
    // status 410
    static let flowEnded = RefusalAnswer(status: 410, body: nil)
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
    // status 400, code wrong_code
    static let wrongCode = RefusalAnswer(status: 400, at: ["code": "wrong_code"])
  }
}

extension Marina.SsoServer {
  /// How `redeemHouse` may refuse.
  public enum RedeemHouseRefusal: DeclaredRefusal, CaseIterable {
    case houseRefused

    public var answer: RefusalAnswer {
      switch self {
      case .houseRefused: Refusals.houseRefused
      }
    }
  }
}

extension Marina.SsoServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, error invalid_grant
    static let houseRefused = RefusalAnswer(status: 400, at: ["error": "invalid_grant"])
  }
}
