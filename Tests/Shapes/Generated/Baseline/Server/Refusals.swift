// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthServer

extension Baseline {
  /// How `signUp` may refuse.
  public enum SignUpRefusal: DeclaredRefusal, Equatable {
    case weakPassword
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case notConfirmed
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .notConfirmed: Refusals.notConfirmed
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `sendCode` may refuse.
  public enum SendCodeRefusal: DeclaredRefusal, Equatable {
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `verifyCode` may refuse.
  public enum VerifyCodeRefusal: DeclaredRefusal, Equatable {
    case codeRefused
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .codeRefused: Refusals.codeRefused
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `exchangeCode` may refuse.
  public enum ExchangeCodeRefusal: DeclaredRefusal, CaseIterable {
    case linkRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .linkRefused: Refusals.linkRefused
      case .down: Refusals.down
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, Equatable {
    case renewalRefused
    case renewedTwice
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .renewalRefused: Refusals.renewalRefused
      case .renewedTwice: Refusals.renewedTwice
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `forgotPassword` may refuse.
  public enum ForgotPasswordRefusal: DeclaredRefusal, Equatable {
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case accessRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .down: Refusals.down
      }
    }
  }

  /// How `changePassword` may refuse.
  public enum ChangePasswordRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword, accessRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .accessRefused: Refusals.accessRefused
      case .down: Refusals.down
      }
    }
  }

  /// How `factors` may refuse.
  public enum FactorsRefusal: DeclaredRefusal, CaseIterable {
    case accessRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .down: Refusals.down
      }
    }
  }

  /// How `askFactor` may refuse.
  public enum AskFactorRefusal: DeclaredRefusal, Equatable {
    case accessRefused
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `answerFactor` may refuse.
  public enum AnswerFactorRefusal: DeclaredRefusal, Equatable {
    case factorRefused
    case accessRefused
    case tooMany(retryAfter: Int)
    case down

    public var answer: RefusalAnswer {
      switch self {
      case .factorRefused: Refusals.factorRefused
      case .accessRefused: Refusals.accessRefused
      case .tooMany(let retryAfter): Refusals.tooMany(retryAfter: retryAfter)
      case .down: Refusals.down
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case accessRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .down: Refusals.down
      }
    }
  }

  /// How `signOutEverywhere` may refuse.
  public enum SignOutEverywhereRefusal: DeclaredRefusal, CaseIterable {
    case accessRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .down: Refusals.down
      }
    }
  }

  /// How `signOutOthers` may refuse.
  public enum SignOutOthersRefusal: DeclaredRefusal, CaseIterable {
    case accessRefused, down

    public var answer: RefusalAnswer {
      switch self {
      case .accessRefused: Refusals.accessRefused
      case .down: Refusals.down
      }
    }
  }
}

extension Baseline {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, error_code invalid_credentials
    static let wrongPassword = RefusalAnswer(status: 400, at: ["error_code": "invalid_credentials"])
    // status 400, error_code email_not_confirmed
    static let notConfirmed = RefusalAnswer(status: 400, at: ["error_code": "email_not_confirmed"])
    // status 422, error_code weak_password
    static let weakPassword = RefusalAnswer(status: 422, at: ["error_code": "weak_password"])
    // status 403, error_code otp_expired
    static let codeRefused = RefusalAnswer(status: 403, at: ["error_code": "otp_expired"])
    // status 422, error_code mfa_verification_failed
    static let factorRefused = RefusalAnswer(
      status: 422, at: ["error_code": "mfa_verification_failed"])
    // status 404, error_code flow_state_not_found
    static let linkRefused = RefusalAnswer(status: 404, at: ["error_code": "flow_state_not_found"])
    // status 403, error_code bad_jwt
    static let accessRefused = RefusalAnswer(status: 403, at: ["error_code": "bad_jwt"])
    // status 400, error_code refresh_token_not_found
    static let renewalRefused = RefusalAnswer(
      status: 400, at: ["error_code": "refresh_token_not_found"])
    // status 400, error_code refresh_token_already_used
    static let renewedTwice = RefusalAnswer(
      status: 400, at: ["error_code": "refresh_token_already_used"])
    // status 429
    static func tooMany(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
    // status 5xx
    static let down = RefusalAnswer(status: 500, body: nil)
  }
}
