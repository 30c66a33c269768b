// Written by authgen from guest.yaml: change the contract, not this file.

import AuthServer

extension Canvas {
  /// How `signInAsGuest` may refuse.
  public enum SignInAsGuestRefusal: DeclaredRefusal, Equatable {
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

  /// How `sendCode` may refuse.
  public enum SendCodeRefusal: DeclaredRefusal, Equatable {
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongCode
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

  /// How `keepAccount` may refuse.
  public enum KeepAccountRefusal: DeclaredRefusal, Equatable {
    case wrongCode
    case accessExpired
    case sessionEnded
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
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
}

extension Canvas {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code wrongCode
    static let wrongCode = RefusalAnswer(status: 403, at: ["code": "wrongCode"])
    // status 401, code expired
    static let accessExpired = RefusalAnswer(status: 401, at: ["code": "expired"])
    // status 401, code ended
    static let sessionEnded = RefusalAnswer(status: 401, at: ["code": "ended"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
  }
}
