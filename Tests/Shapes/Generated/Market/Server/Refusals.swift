// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthServer

extension Market {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case locked(seconds: Int)
    case busy

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .locked(let seconds): Refusals.locked(seconds: seconds)
      case .busy: Refusals.busy
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded, busy

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .busy: Refusals.busy
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, sessionEnded, busy

    public var answer: RefusalAnswer {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      case .busy: Refusals.busy
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case busy

    public var answer: RefusalAnswer {
      switch self {
      case .busy: Refusals.busy
      }
    }
  }
}

extension Market {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 200, code 1001
    static let wrongPassword = RefusalAnswer(status: 200, at: ["code": 1001])
    // status 200, code 1002
    static func locked(seconds: Int) -> RefusalAnswer {
      RefusalAnswer(status: 200, at: ["code": 1002, "data.retryAfter": seconds.json])
        .retryAfter(seconds)
    }
    // status 200, code 2001
    static let accessExpired = RefusalAnswer(status: 200, at: ["code": 2001])
    // status 200, code 2002
    static let sessionEnded = RefusalAnswer(status: 200, at: ["code": 2002])
    // status 5xx
    static let busy = RefusalAnswer(status: 500, body: nil)
  }
}
