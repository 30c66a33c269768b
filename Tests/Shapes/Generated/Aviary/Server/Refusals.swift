// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthServer

extension Aviary {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case codeWanted
    case takenDown
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .codeWanted: Refusals.codeWanted
      case .takenDown: Refusals.takenDown
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, Equatable {
    case handleTaken
    case passwordRefused
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .handleTaken: Refusals.handleTaken
      case .passwordRefused: Refusals.passwordRefused
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, Equatable {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, Equatable {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `askToConfirm` may refuse.
  public enum AskToConfirmRefusal: DeclaredRefusal, Equatable {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `confirmEmail` may refuse.
  public enum ConfirmEmailRefusal: DeclaredRefusal, Equatable {
    case takenDown
    case tokenExpired
    case tokenInvalid
    case codeExpired
    case codeWrong
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .takenDown: Refusals.takenDown
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .codeExpired: Refusals.codeExpired
      case .codeWrong: Refusals.codeWrong
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `deleteAccount` may refuse.
  public enum DeleteAccountRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case codeExpired
    case codeWrong
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .codeExpired: Refusals.codeExpired
      case .codeWrong: Refusals.codeWrong
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, Equatable {
    case tokenExpired
    case tokenInvalid
    case tooManyRequests(resetsAt: UnixTime)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenExpired: Refusals.tokenExpired
      case .tokenInvalid: Refusals.tokenInvalid
      case .tooManyRequests(let resetsAt): Refusals.tooManyRequests(resetsAt: resetsAt)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }
}

extension Aviary {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 401, error AuthenticationRequired
    static let wrongPassword = RefusalAnswer(status: 401, at: ["error": "AuthenticationRequired"])
    // status 401, error AuthFactorTokenRequired
    static let codeWanted = RefusalAnswer(status: 401, at: ["error": "AuthFactorTokenRequired"])
    // status 401, error AccountTakedown
    static let takenDown = RefusalAnswer(status: 401, at: ["error": "AccountTakedown"])
    // status 400, error ExpiredToken
    static let tokenExpired = RefusalAnswer(status: 400, at: ["error": "ExpiredToken"])
    // status 400, error InvalidToken
    static let tokenInvalid = RefusalAnswer(status: 400, at: ["error": "InvalidToken"])
    // status 400, error ExpiredToken, message Token is expired
    static let codeExpired = RefusalAnswer(
      status: 400, at: ["error": "ExpiredToken", "message": "Token is expired"])
    // status 400, error InvalidToken, message Token is invalid
    static let codeWrong = RefusalAnswer(
      status: 400, at: ["error": "InvalidToken", "message": "Token is invalid"])
    // status 400, error HandleNotAvailable
    static let handleTaken = RefusalAnswer(status: 400, at: ["error": "HandleNotAvailable"])
    // status 400, error InvalidPassword
    static let passwordRefused = RefusalAnswer(status: 400, at: ["error": "InvalidPassword"])
    // status 429, error RateLimitExceeded
    static func tooManyRequests(resetsAt: UnixTime) -> RefusalAnswer {
      RefusalAnswer(status: 429, at: ["error": "RateLimitExceeded"])
        .header("RateLimit-Reset", resetsAt.wireText)
        .retryAfter(resetsAt)
    }
    // status 5xx
    static let serverFailed = RefusalAnswer(status: 500, body: nil)
  }
}
