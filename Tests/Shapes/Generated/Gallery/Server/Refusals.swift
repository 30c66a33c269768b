// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthServer

extension Gallery {
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
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
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
}

extension Gallery {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code wrong_password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "wrong_password"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401, code access_expired
    static let accessExpired = RefusalAnswer(status: 401, at: ["code": "access_expired"])
    // status 401, code session_ended
    static let sessionEnded = RefusalAnswer(status: 401, at: ["code": "session_ended"])
  }
}
