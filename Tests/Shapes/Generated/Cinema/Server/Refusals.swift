// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthServer

extension Cinema {
  /// How `begin` may refuse.
  public enum BeginRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }

  /// How `redeem` may refuse.
  public enum RedeemRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case authorizationPending
    case slowDown
    case codeEnded
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .authorizationPending: Refusals.authorizationPending
      case .slowDown: Refusals.slowDown
      case .codeEnded: Refusals.codeEnded
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case sessionEnded
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .sessionEnded: Refusals.sessionEnded
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }

  /// How `signUp` may refuse.
  public enum SignUpRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case weakPassword
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .weakPassword: Refusals.weakPassword
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }

  /// How `signUpAsGuest` may refuse.
  public enum SignUpAsGuestRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }

  /// How `films` may refuse.
  public enum FilmsRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case accessExpired
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .accessExpired: Refusals.accessExpired
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, Equatable {
    case wrongKey
    case accessExpired
    case tooMany(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongKey: Refusals.wrongKey
      case .accessExpired: Refusals.accessExpired
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      }
    }
  }
}

extension Cinema {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 401, error invalid_api_key
    static let wrongKey = RefusalAnswer(status: 401, at: ["error": "invalid_api_key"])
    // status 401, error bad_jwt
    static let accessExpired = RefusalAnswer(status: 401, at: ["error": "bad_jwt"])
    // status 400, error invalid_grant
    static let sessionEnded = RefusalAnswer(status: 400, at: ["error": "invalid_grant"])
    // status 400, error authorization_pending
    static let authorizationPending = RefusalAnswer(
      status: 400, at: ["error": "authorization_pending"])
    // status 400, error slow_down
    static let slowDown = RefusalAnswer(status: 400, at: ["error": "slow_down"])
    // status 400, error expired_token
    static let codeEnded = RefusalAnswer(status: 400, at: ["error": "expired_token"])
    // status 422
    static let weakPassword = RefusalAnswer(status: 422, body: nil)
    // status 429
    static func tooMany(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
  }
}
