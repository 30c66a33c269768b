// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthServer

extension Ledger {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, tooManyRequests

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyRequests: Refusals.tooManyRequests
      }
    }
  }

  /// How `accounts` may refuse.
  public enum AccountsRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded, tooManyRequests

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .tooManyRequests: Refusals.tooManyRequests
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

extension Ledger {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, __type NotAuthorizedException
    static let wrongPassword = RefusalAnswer(status: 400, at: ["__type": "NotAuthorizedException"])
    // status 400, __type SessionEndedException
    static let sessionEnded = RefusalAnswer(status: 400, at: ["__type": "SessionEndedException"])
    // status 400, __type TooManyRequestsException
    static let tooManyRequests = RefusalAnswer(
      status: 400, at: ["__type": "TooManyRequestsException"])
  }
}
