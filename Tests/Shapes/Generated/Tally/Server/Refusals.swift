// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthServer

extension Tally {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `balance` may refuse.
  public enum BalanceRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired

    public var answer: RefusalAnswer {
      switch self {
      case .accessExpired: Refusals.accessExpired
      }
    }
  }

  /// How `agree` may refuse.
  public enum AgreeRefusal: DeclaredRefusal, Equatable {
    case tooMuch(most: [AsText<Double>])
    case accessExpired

    public var answer: RefusalAnswer {
      switch self {
      case .tooMuch(let most): Refusals.tooMuch(most: most)
      case .accessExpired: Refusals.accessExpired
      }
    }
  }
}

extension Tally {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, errCode 17
    static let wrongPassword = RefusalAnswer(status: 403, at: ["errCode": "17"])
    // status 409, errCode 20
    static func tooMuch(most: [AsText<Double>]) -> RefusalAnswer {
      RefusalAnswer(status: 409, at: ["errCode": "20", "limits.most": most.json])
    }
    // status 401, errCode 18
    static let accessExpired = RefusalAnswer(status: 401, at: ["errCode": "18"])
    // status 401, errCode 19
    static let sessionEnded = RefusalAnswer(status: 401, at: ["errCode": "19"])
  }
}
