// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthServer

extension Vault {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// How `sendMessage` may refuse.
  public enum SendMessageRefusal: DeclaredRefusal, Equatable {
    case challengeEnded
    case tooSoon(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .tooSoon(let retryAfter): Refusals.tooSoon(retryAfter: retryAfter)
      }
    }
  }

  /// How `answerAuthenticator` may refuse.
  public enum AnswerAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode, challengeEnded

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .challengeEnded: Refusals.challengeEnded
      }
    }
  }

  /// How `answerMessage` may refuse.
  public enum AnswerMessageRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode, challengeEnded

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .challengeEnded: Refusals.challengeEnded
      }
    }
  }

  /// How `enrolAuthenticator` may refuse.
  public enum EnrolAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .accessExpired: Refusals.accessExpired
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `confirmAuthenticator` may refuse.
  public enum ConfirmAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode, accessExpired, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
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

extension Vault {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "password"])
    // status 403, code code
    static let wrongCode = RefusalAnswer(status: 403, at: ["code": "code"])
    // status 410
    static let challengeEnded = RefusalAnswer(status: 410, body: nil)
    // status 429
    static func tooSoon(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 401, code expired
    static let accessExpired = RefusalAnswer(status: 401, at: ["code": "expired"])
    // status 401, code ended
    static let sessionEnded = RefusalAnswer(status: 401, at: ["code": "ended"])
  }
}
