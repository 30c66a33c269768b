// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthServer

extension Orchard.AccountsServer {
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
}

extension Orchard.AccountsServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, error credentials
    static let wrongPassword = RefusalAnswer(status: 403, at: ["error": "credentials"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401, error session_ended
    static let sessionEnded = RefusalAnswer(status: 401, at: ["error": "session_ended"])
  }
}

extension Orchard.DataServer {
  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case tokenExpired

    public var answer: RefusalAnswer {
      switch self {
      case .tokenExpired: Refusals.tokenExpired
      }
    }
  }

  /// How `saveMe` may refuse.
  public enum SaveMeRefusal: DeclaredRefusal, CaseIterable {
    case tokenExpired

    public var answer: RefusalAnswer {
      switch self {
      case .tokenExpired: Refusals.tokenExpired
      }
    }
  }
}

extension Orchard.DataServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 401, reason tokenExpired
    static let tokenExpired = RefusalAnswer(status: 401, at: ["reason": "tokenExpired"])
  }
}
