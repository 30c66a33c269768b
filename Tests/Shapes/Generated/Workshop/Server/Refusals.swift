// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthServer

extension Workshop {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case inputWrong
    case stepWanted(flows: [Step], pending: Secret? = nil)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .inputWrong: Refusals.inputWrong
      case .stepWanted(let flows, let pending): Refusals.stepWanted(flows: flows, pending: pending)
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, Equatable {
    case inputWrong
    case stepWanted(flows: [Step], pending: Secret? = nil)
    case closed
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .inputWrong: Refusals.inputWrong
      case .stepWanted(let flows, let pending): Refusals.stepWanted(flows: flows, pending: pending)
      case .closed: Refusals.closed
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `verifyEmail` may refuse.
  public enum VerifyEmailRefusal: DeclaredRefusal, Equatable {
    case keyWrong
    case inputWrong
    case stepWanted(flows: [Step], pending: Secret? = nil)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .keyWrong: Refusals.keyWrong
      case .inputWrong: Refusals.inputWrong
      case .stepWanted(let flows, let pending): Refusals.stepWanted(flows: flows, pending: pending)
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `authenticate` may refuse.
  public enum AuthenticateRefusal: DeclaredRefusal, Equatable {
    case codeWrong
    case inputWrong
    case stepWanted(flows: [Step], pending: Secret? = nil)
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .codeWrong: Refusals.codeWrong
      case .inputWrong: Refusals.inputWrong
      case .stepWanted(let flows, let pending): Refusals.stepWanted(flows: flows, pending: pending)
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `forgotPassword` may refuse.
  public enum ForgotPasswordRefusal: DeclaredRefusal, CaseIterable {
    case inputWrong, sessionGone, tooManyRequests, serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .inputWrong: Refusals.inputWrong
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `resetPassword` may refuse.
  public enum ResetPasswordRefusal: DeclaredRefusal, Equatable {
    case resetKeyWrong
    case inputWrong
    case stepWanted(flows: [Step], pending: Secret? = nil)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .resetKeyWrong: Refusals.resetKeyWrong
      case .inputWrong: Refusals.inputWrong
      case .stepWanted(let flows, let pending): Refusals.stepWanted(flows: flows, pending: pending)
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case signedOutNow, sessionGone, tooManyRequests, serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .signedOutNow: Refusals.signedOutNow
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `reauthenticate` may refuse.
  public enum ReauthenticateRefusal: DeclaredRefusal, CaseIterable {
    case passwordWrong, inputWrong, signedOutNow, sessionGone, tooManyRequests, serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .passwordWrong: Refusals.passwordWrong
      case .inputWrong: Refusals.inputWrong
      case .signedOutNow: Refusals.signedOutNow
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `changePassword` may refuse.
  public enum ChangePasswordRefusal: DeclaredRefusal, Equatable {
    case passwordWrong
    case inputWrong
    case signedOutNow
    case proofWanted(flows: [Step])
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .passwordWrong: Refusals.passwordWrong
      case .inputWrong: Refusals.inputWrong
      case .signedOutNow: Refusals.signedOutNow
      case .proofWanted(let flows): Refusals.proofWanted(flows: flows)
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `addAddress` may refuse.
  public enum AddAddressRefusal: DeclaredRefusal, Equatable {
    case inputWrong
    case signedOutNow
    case proofWanted(flows: [Step])
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .inputWrong: Refusals.inputWrong
      case .signedOutNow: Refusals.signedOutNow
      case .proofWanted(let flows): Refusals.proofWanted(flows: flows)
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case signedOutNow, sessionGone, tooManyRequests, serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .signedOutNow: Refusals.signedOutNow
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }
  }
}

extension Workshop {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, errors.0.code email_password_mismatch
    static let wrongPassword = RefusalAnswer(
      status: 400, at: ["errors.0.code": "email_password_mismatch"])
    // status 400, errors.0.code incorrect_password
    static let passwordWrong = RefusalAnswer(
      status: 400, at: ["errors.0.code": "incorrect_password"])
    // status 400, errors.0.code incorrect_code
    static let codeWrong = RefusalAnswer(status: 400, at: ["errors.0.code": "incorrect_code"])
    // status 400, errors.0.code invalid, errors.0.param key
    static let keyWrong = RefusalAnswer(
      status: 400, at: ["errors.0.code": "invalid", "errors.0.param": "key"])
    // status 400, errors.0.code token_invalid
    static let resetKeyWrong = RefusalAnswer(status: 400, at: ["errors.0.code": "token_invalid"])
    // status 400
    static let inputWrong = RefusalAnswer(status: 400, body: nil)
    // status 401, meta.is_authenticated false
    static func stepWanted(flows: [Step], pending: Secret? = nil) -> RefusalAnswer {
      RefusalAnswer(
        status: 401,
        at: [
          "meta.is_authenticated": false,
          "data.flows": flows.json,
          "meta.session_token": pending?.json,
        ])
    }
    // status 401, meta.is_authenticated false
    static let signedOutNow = RefusalAnswer(status: 401, at: ["meta.is_authenticated": false])
    // status 401, meta.is_authenticated true
    static func proofWanted(flows: [Step]) -> RefusalAnswer {
      RefusalAnswer(status: 401, at: ["meta.is_authenticated": true, "data.flows": flows.json])
    }
    // status 403
    static let closed = RefusalAnswer(status: 403, body: nil)
    // status 409
    static let conflict = RefusalAnswer(status: 409, body: nil)
    // status 410
    static let sessionGone = RefusalAnswer(status: 410, body: nil)
    // status 429
    static let tooManyRequests = RefusalAnswer(status: 429, body: nil)
    // status 5xx
    static let serverFailed = RefusalAnswer(status: 500, body: nil)
  }
}
