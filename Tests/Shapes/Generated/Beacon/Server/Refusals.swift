// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthServer

extension Beacon {
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

  /// How `about` may refuse.
  public enum AboutRefusal: DeclaredRefusal, Equatable {
    case moved(trial: String, hint: String? = nil, guest: Secret)

    public var answer: RefusalAnswer {
      switch self {
      case .moved(let trial, let hint, let guest):
        Refusals.moved(trial: trial, hint: hint, guest: guest)
      }
    }
  }
}

extension Beacon {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code 1
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "1"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 421, code 4
    static func moved(trial: String, hint: String? = nil, guest: Secret) -> RefusalAnswer {
      RefusalAnswer(status: 421, at: ["code": "4"])
        .header("WWW-Authenticate", "Basic")
        .cookie("place", "east")
        .cookie("trial", trial.wireText)
        .cookie("hint", hint?.wireText)
        .cookie("guest", guest.wireText, lifetime: 1200, isForScripts: true)
    }
    // status 401, code 2
    static let accessExpired = RefusalAnswer(status: 401, at: ["code": "2"])
    // status 401, code 3
    static let sessionEnded = RefusalAnswer(status: 401, at: ["code": "3"])
  }
}
