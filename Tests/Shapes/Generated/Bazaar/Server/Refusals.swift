// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthServer

extension Bazaar {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword(details: JSONValue? = nil)
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword(let details): Refusals.wrongPassword(details: details)
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `peek` may refuse.
  public enum PeekRefusal: DeclaredRefusal, Equatable {
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `signUp` may refuse.
  public enum SignUpRefusal: DeclaredRefusal, Equatable {
    case weakPassword
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `guest` may refuse.
  public enum GuestRefusal: DeclaredRefusal, Equatable {
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `sendText` may refuse.
  public enum SendTextRefusal: DeclaredRefusal, Equatable {
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `sendMail` may refuse.
  public enum SendMailRefusal: DeclaredRefusal, Equatable {
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, Equatable {
    case sessionEnded
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `save` may refuse.
  public enum SaveRefusal: DeclaredRefusal, Equatable {
    case sessionEnded
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, Equatable {
    case sessionEnded
    case tooMany(retryAfter: Int)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }
}

extension Bazaar {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, code wrong
    static func wrongPassword(details: JSONValue? = nil) -> RefusalAnswer {
      RefusalAnswer(status: 400, at: ["code": "wrong", "details": details?.json])
    }
    // status 422
    static let weakPassword = RefusalAnswer(status: 422, body: nil)
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
    // status 429
    static func tooMany(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 5xx
    static let serverFailed = RefusalAnswer(status: 500, body: nil)
  }
}
