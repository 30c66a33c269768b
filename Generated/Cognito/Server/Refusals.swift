// Written by authgen from cognito.yaml: change the contract, not this file.

import AuthServer

extension Cognito.PoolServer {
  /// How `signUp` may refuse.
  public enum SignUpRefusal: DeclaredRefusal, CaseIterable {
    case usernameTaken, attributeNotWritable, weakPassword, invalidParameter, codeNotSent,
      tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .usernameTaken: Refusals.usernameTaken
      case .attributeNotWritable: Refusals.attributeNotWritable
      case .weakPassword: Refusals.weakPassword
      case .invalidParameter: Refusals.invalidParameter
      case .codeNotSent: Refusals.codeNotSent
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `confirmSignUp` may refuse.
  public enum ConfirmSignUpRefusal: DeclaredRefusal, CaseIterable {
    case userUnknown, aliasTaken, wrongCode, codeExpired, alreadyConfirmed, tooManyCodes,
      tooManyRequests, limitExceeded, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .userUnknown: Refusals.userUnknown
      case .aliasTaken: Refusals.aliasTaken
      case .wrongCode: Refusals.wrongCode
      case .codeExpired: Refusals.codeExpired
      case .alreadyConfirmed: Refusals.alreadyConfirmed
      case .tooManyCodes: Refusals.tooManyCodes
      case .tooManyRequests: Refusals.tooManyRequests
      case .limitExceeded: Refusals.limitExceeded
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `resendCode` may refuse.
  public enum ResendCodeRefusal: DeclaredRefusal, CaseIterable {
    case userUnknown, invalidParameter, codeNotSent, tooManyRequests, limitExceeded, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .userUnknown: Refusals.userUnknown
      case .invalidParameter: Refusals.invalidParameter
      case .codeNotSent: Refusals.codeNotSent
      case .tooManyRequests: Refusals.tooManyRequests
      case .limitExceeded: Refusals.limitExceeded
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `startSignIn` may refuse.
  public enum StartSignInRefusal: DeclaredRefusal, CaseIterable {
    case tooManyPasswords, accountDisabled, userUnknown, notConfirmed, resetRequired,
      tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyPasswords: Refusals.tooManyPasswords
      case .accountDisabled: Refusals.accountDisabled
      case .userUnknown: Refusals.userUnknown
      case .notConfirmed: Refusals.notConfirmed
      case .resetRequired: Refusals.resetRequired
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `provePassword` may refuse.
  public enum ProvePasswordRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, tooManyPasswords, accountDisabled, notConfirmed, resetRequired,
      tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyPasswords: Refusals.tooManyPasswords
      case .accountDisabled: Refusals.accountDisabled
      case .notConfirmed: Refusals.notConfirmed
      case .resetRequired: Refusals.resetRequired
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `answerSms` may refuse.
  public enum AnswerSmsRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded, wrongCode, codeExpired, tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .wrongCode: Refusals.wrongCode
      case .codeExpired: Refusals.codeExpired
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `answerAuthenticator` may refuse.
  public enum AnswerAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded, wrongCode, codeExpired, tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .wrongCode: Refusals.wrongCode
      case .codeExpired: Refusals.codeExpired
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `setNewPassword` may refuse.
  public enum SetNewPasswordRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded, weakPassword, invalidParameter, tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .weakPassword: Refusals.weakPassword
      case .invalidParameter: Refusals.invalidParameter
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `renewTokens` may refuse.
  public enum RenewTokensRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests, poolFails, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `updateAttributes` may refuse.
  public enum UpdateAttributesRefusal: DeclaredRefusal, CaseIterable {
    case aliasTaken, attributeNotWritable, invalidParameter, tooManyRequests, poolFails,
      accessExpired, missingScope, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .aliasTaken: Refusals.aliasTaken
      case .attributeNotWritable: Refusals.attributeNotWritable
      case .invalidParameter: Refusals.invalidParameter
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      case .accessExpired: Refusals.accessExpired
      case .missingScope: Refusals.missingScope
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case invalidParameter, tooManyRequests, poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .invalidParameter: Refusals.invalidParameter
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }
  }

  /// How `signOutEverywhere` may refuse.
  public enum SignOutEverywhereRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests, poolFails, accessExpired, missingScope, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      case .accessExpired: Refusals.accessExpired
      case .missingScope: Refusals.missingScope
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `deletePoolUser` may refuse.
  public enum DeletePoolUserRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests, poolFails, accessExpired, missingScope, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      case .accessExpired: Refusals.accessExpired
      case .missingScope: Refusals.missingScope
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Cognito.PoolServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, __type NotAuthorizedException
    static let wrongPassword = RefusalAnswer(status: 400, at: ["__type": "NotAuthorizedException"])
    // status 400, __type NotAuthorizedException, message Password attempts exceeded
    static let tooManyPasswords = RefusalAnswer(
      status: 400,
      at: ["__type": "NotAuthorizedException", "message": "Password attempts exceeded"])
    // status 400, __type NotAuthorizedException, message User is disabled.
    static let accountDisabled = RefusalAnswer(
      status: 400, at: ["__type": "NotAuthorizedException", "message": "User is disabled."])
    // status 400, __type NotAuthorizedException, message begins with Invalid session for the user
    static let challengeEnded = RefusalAnswer(
      status: 400,
      at: ["__type": "NotAuthorizedException", "message": "Invalid session for the user"])
    // status 400, __type UserNotFoundException
    static let userUnknown = RefusalAnswer(status: 400, at: ["__type": "UserNotFoundException"])
    // status 400, __type UserNotConfirmedException
    static let notConfirmed = RefusalAnswer(
      status: 400, at: ["__type": "UserNotConfirmedException"])
    // status 400, __type PasswordResetRequiredException
    static let resetRequired = RefusalAnswer(
      status: 400, at: ["__type": "PasswordResetRequiredException"])
    // status 400, __type UsernameExistsException
    static let usernameTaken = RefusalAnswer(status: 400, at: ["__type": "UsernameExistsException"])
    // status 400, __type AliasExistsException
    static let aliasTaken = RefusalAnswer(status: 400, at: ["__type": "AliasExistsException"])
    // status 400, __type NotAuthorizedException, message begins with A client attempted to write
    // unauthorized attribute
    static let attributeNotWritable = RefusalAnswer(
      status: 400,
      at: [
        "__type": "NotAuthorizedException",
        "message": "A client attempted to write unauthorized attribute",
      ])
    // status 400, __type InvalidPasswordException
    static let weakPassword = RefusalAnswer(status: 400, at: ["__type": "InvalidPasswordException"])
    // status 400, __type InvalidParameterException
    static let invalidParameter = RefusalAnswer(
      status: 400, at: ["__type": "InvalidParameterException"])
    // status 400, __type CodeMismatchException
    static let wrongCode = RefusalAnswer(status: 400, at: ["__type": "CodeMismatchException"])
    // status 400, __type ExpiredCodeException
    static let codeExpired = RefusalAnswer(status: 400, at: ["__type": "ExpiredCodeException"])
    // status 400, __type NotAuthorizedException, message begins with User cannot be confirmed
    static let alreadyConfirmed = RefusalAnswer(
      status: 400, at: ["__type": "NotAuthorizedException", "message": "User cannot be confirmed"])
    // status 400, __type TooManyFailedAttemptsException
    static let tooManyCodes = RefusalAnswer(
      status: 400, at: ["__type": "TooManyFailedAttemptsException"])
    // status 400, __type CodeDeliveryFailureException
    static let codeNotSent = RefusalAnswer(
      status: 400, at: ["__type": "CodeDeliveryFailureException"])
    // status 400, __type TooManyRequestsException
    static let tooManyRequests = RefusalAnswer(
      status: 400, at: ["__type": "TooManyRequestsException"])
    // status 400, __type LimitExceededException
    static let limitExceeded = RefusalAnswer(status: 400, at: ["__type": "LimitExceededException"])
    // status 5xx
    static let poolFails = RefusalAnswer(status: 500, body: nil)
    // status 400, __type NotAuthorizedException, message Access Token has expired
    static let accessExpired = RefusalAnswer(
      status: 400, at: ["__type": "NotAuthorizedException", "message": "Access Token has expired"])
    // status 400, __type NotAuthorizedException, message Access Token does not have required scopes
    static let missingScope = RefusalAnswer(
      status: 400,
      at: [
        "__type": "NotAuthorizedException",
        "message": "Access Token does not have required scopes",
      ])
    // status 400, __type NotAuthorizedException
    static let sessionEnded = RefusalAnswer(status: 400, at: ["__type": "NotAuthorizedException"])
  }
}

extension Cognito.PageServer {
  /// How `exchangeCode` may refuse.
  public enum ExchangeCodeRefusal: DeclaredRefusal, CaseIterable {
    case codeRefused, clientRefused

    public var answer: RefusalAnswer {
      switch self {
      case .codeRefused: Refusals.codeRefused
      case .clientRefused: Refusals.clientRefused
      }
    }
  }
}

extension Cognito.PageServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, error invalid_grant
    static let codeRefused = RefusalAnswer(status: 400, at: ["error": "invalid_grant"])
    // status 400, error invalid_client
    static let clientRefused = RefusalAnswer(status: 400, at: ["error": "invalid_client"])
  }
}

extension Cognito.ApiServer {
  /// How `deleteProfile` may refuse.
  public enum DeleteProfileRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized

    public var answer: RefusalAnswer {
      switch self {
      case .unauthorized: Refusals.unauthorized
      }
    }
  }
}

extension Cognito.ApiServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 401
    static let unauthorized = RefusalAnswer(status: 401, body: nil)
  }
}
