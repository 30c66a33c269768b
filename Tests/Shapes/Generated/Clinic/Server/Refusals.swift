// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthServer

extension Clinic {
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

  /// How `appointments` may refuse.
  public enum AppointmentsRefusal: DeclaredRefusal, CaseIterable {
    case wasIdle, dayIsOver

    public var answer: RefusalAnswer {
      switch self {
      case .wasIdle: Refusals.wasIdle
      case .dayIsOver: Refusals.dayIsOver
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case wasIdle, dayIsOver

    public var answer: RefusalAnswer {
      switch self {
      case .wasIdle: Refusals.wasIdle
      case .dayIsOver: Refusals.dayIsOver
      }
    }
  }
}

extension Clinic {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "password"])
    // status 429
    static func tooManyTries(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401, code idle
    static let wasIdle = RefusalAnswer(status: 401, at: ["code": "idle"])
    // status 401, code ended
    static let dayIsOver = RefusalAnswer(status: 401, at: ["code": "ended"])
  }
}
