// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthServer

extension Registry {
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

  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword

    public var answer: RefusalAnswer {
      switch self {
      case .weakPassword: Refusals.weakPassword
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `change` may refuse.
  public enum ChangeRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
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

extension Registry {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 422
    static let weakPassword = RefusalAnswer(status: 422, body: nil)
    // status 403, code wrongPassword
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "wrongPassword"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}
