// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthServer

extension Depot {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case keyRefused
    case wrongPassword
    case tooManyTries(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .keyRefused: Refusals.keyRefused
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyTries(let retryAfter): Refusals.tooManyTries(retryAfter: retryAfter)
      }
    }
  }

  /// How `parcels` may refuse.
  public enum ParcelsRefusal: DeclaredRefusal, CaseIterable {
    case keyRefused, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .keyRefused: Refusals.keyRefused
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, CaseIterable {
    case keyRefused

    public var answer: RefusalAnswer {
      switch self {
      case .keyRefused: Refusals.keyRefused
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

extension Depot {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code API_KEY
    static let keyRefused = RefusalAnswer(status: 403, at: ["code": "API_KEY"])
    // status 403, code PASSWORD
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "PASSWORD"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}
