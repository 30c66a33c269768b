// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthServer

extension Ferry {
  /// How `sendCode` may refuse.
  public enum SendCodeRefusal: DeclaredRefusal, Equatable {
    case codesSpent(left: Int)
    case sentTooOften(retryAfter: Int)
    case overloaded(resetsAt: UnixTime)

    public var answer: RefusalAnswer {
      switch self {
      case .codesSpent(let left): Refusals.codesSpent(left: left)
      case .sentTooOften(let retryAfter): Refusals.sentTooOften(retryAfter: retryAfter)
      case .overloaded(let resetsAt): Refusals.overloaded(resetsAt: resetsAt)
      }
    }
  }

  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongCode
    case codeLocked(until: Date)
    case overloaded(resetsAt: UnixTime)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .codeLocked(let until): Refusals.codeLocked(until: until)
      case .overloaded(let resetsAt): Refusals.overloaded(resetsAt: resetsAt)
      }
    }
  }

  /// How `crossings` may refuse.
  public enum CrossingsRefusal: DeclaredRefusal, Equatable {
    case overloaded(resetsAt: UnixTime)
    case shipGone(ship: String)
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .overloaded(let resetsAt): Refusals.overloaded(resetsAt: resetsAt)
      case .shipGone(let ship): Refusals.shipGone(ship: ship)
      case .sessionEnded: Refusals.sessionEnded
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

extension Ferry {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code code
    static let wrongCode = RefusalAnswer(status: 403, at: ["code": "code"])
    // status 403, code locked
    static func codeLocked(until: Date) -> RefusalAnswer {
      RefusalAnswer(status: 403, at: ["code": "locked", "until": until.json]).retryAfter(until)
    }
    // status 403, code spent
    static func codesSpent(left: Int) -> RefusalAnswer {
      RefusalAnswer(status: 403, at: ["code": "spent", "left": AsText(left).json]).retryAfter(left)
    }
    // status 429
    static func sentTooOften(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 503
    static func overloaded(resetsAt: UnixTime) -> RefusalAnswer {
      RefusalAnswer(status: 503, body: nil)
        .header("X-RateLimit-Reset", resetsAt.wireText)
        .retryAfter(resetsAt)
    }
    // status 409, X-Ship begins with SL
    static func shipGone(ship: String) -> RefusalAnswer {
      RefusalAnswer(status: 409, body: nil).header("X-Ship", "SL").header("X-Ship", ship.wireText)
    }
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}
