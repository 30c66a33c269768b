// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthServer

extension Harbour {
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

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, Equatable {
    case tooManyTries(retryAfter: Int)
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      }
    }
  }
}

extension Harbour {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, error_code invalid_credentials
    static let wrongPassword = RefusalAnswer(status: 400, at: ["error_code": "invalid_credentials"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401, error_code expired
    static let sessionExpired = RefusalAnswer(status: 401, at: ["error_code": "expired"])
    // status 400, error_code refresh_token_not_found
    static let sessionEnded = RefusalAnswer(
      status: 400, at: ["error_code": "refresh_token_not_found"])
  }
}
