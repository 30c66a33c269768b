// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthServer

extension Forum {
  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, Equatable {
    case nameTaken
    case weakPassword(hint: String? = nil)
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .nameTaken: Refusals.nameTaken
      case .weakPassword(let hint): Refusals.weakPassword(hint: hint)
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

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

  /// How `threads` may refuse.
  public enum ThreadsRefusal: DeclaredRefusal, CaseIterable {
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

extension Forum {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, errors.0.code password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["errors.0.code": "password"])
    // status 422, errors.0.code taken
    static let nameTaken = RefusalAnswer(status: 422, at: ["errors.0.code": "taken"])
    // status 422, errors.0.code weak
    static func weakPassword(hint: String? = nil) -> RefusalAnswer {
      RefusalAnswer(status: 422, at: ["errors.0.code": "weak", "errors.0.meta.hint": hint?.json])
    }
    // status 401, errors.0.code session
    static let sessionEnded = RefusalAnswer(status: 401, at: ["errors.0.code": "session"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
  }
}
