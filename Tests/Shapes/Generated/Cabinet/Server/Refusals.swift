// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthServer

extension Cabinet {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

  /// How `freshValue` may refuse.
  public enum FreshValueRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `rename` may refuse.
  public enum RenameRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded, forged

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .forged: Refusals.forged
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded, forged

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .forged: Refusals.forged
      }
    }
  }
}

extension Cabinet {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code wrongPassword
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "wrongPassword"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
    // status 403, code csrf
    static let forged = RefusalAnswer(status: 403, at: ["code": "csrf"])
  }
}
