// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthServer

extension Toolkit {
  /// How `signUp` may refuse.
  public enum SignUpRefusal: DeclaredRefusal, CaseIterable {
    case emailTaken, weakPassword

    public var answer: RefusalAnswer {
      switch self {
      case .emailTaken: Refusals.emailTaken
      case .weakPassword: Refusals.weakPassword
      }
    }
  }

  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case tooManyTries(code: String? = nil)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyTries(let code): Refusals.tooManyTries(code: code)
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case idExpired

    public var answer: RefusalAnswer {
      switch self {
      case .idExpired: Refusals.idExpired
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case tokenExpired

    public var answer: RefusalAnswer {
      switch self {
      case .tokenExpired: Refusals.tokenExpired
      }
    }
  }
}

extension Toolkit {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, error.message EMAIL_EXISTS
    static let emailTaken = RefusalAnswer(status: 400, at: ["error.message": "EMAIL_EXISTS"])
    // status 400, error.message begins with WEAK_PASSWORD
    static let weakPassword = RefusalAnswer(status: 400, at: ["error.message": "WEAK_PASSWORD"])
    // status 400, error.message INVALID_PASSWORD
    static let wrongPassword = RefusalAnswer(status: 400, at: ["error.message": "INVALID_PASSWORD"])
    // status 400, error.message begins with TOO_MANY_ATTEMPTS
    static func tooManyTries(code: String? = nil) -> RefusalAnswer {
      RefusalAnswer(
        status: 400, at: ["error.message": "TOO_MANY_ATTEMPTS", "error.message": code?.json])
    }
    // status 400, error.message TOKEN_EXPIRED
    static let tokenExpired = RefusalAnswer(status: 400, at: ["error.message": "TOKEN_EXPIRED"])
    // status 401
    static let idExpired = RefusalAnswer(status: 401, body: nil)
  }
}
