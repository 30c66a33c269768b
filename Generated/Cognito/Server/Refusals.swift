// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Cognito.PoolServer {
  /// How `signUp` may refuse.
  public enum SignUpRefusal: DeclaredRefusal, CaseIterable {
    case usernameTaken
    case attributeNotWritable
    case weakPassword
    case invalidParameter
    case codeNotSent
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .usernameTaken:
        Refusals.usernameTaken
      case .attributeNotWritable:
        Refusals.attributeNotWritable
      case .weakPassword:
        Refusals.weakPassword
      case .invalidParameter:
        Refusals.invalidParameter
      case .codeNotSent:
        Refusals.codeNotSent
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `confirmSignUp` may refuse.
  public enum ConfirmSignUpRefusal: DeclaredRefusal, CaseIterable {
    case userUnknown
    case aliasTaken
    case wrongCode
    case codeExpired
    case alreadyConfirmed
    case tooManyCodes
    case tooManyRequests
    case limitExceeded
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .userUnknown:
        Refusals.userUnknown
      case .aliasTaken:
        Refusals.aliasTaken
      case .wrongCode:
        Refusals.wrongCode
      case .codeExpired:
        Refusals.codeExpired
      case .alreadyConfirmed:
        Refusals.alreadyConfirmed
      case .tooManyCodes:
        Refusals.tooManyCodes
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .limitExceeded:
        Refusals.limitExceeded
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `resendCode` may refuse.
  public enum ResendCodeRefusal: DeclaredRefusal, CaseIterable {
    case userUnknown
    case invalidParameter
    case codeNotSent
    case tooManyRequests
    case limitExceeded
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .userUnknown:
        Refusals.userUnknown
      case .invalidParameter:
        Refusals.invalidParameter
      case .codeNotSent:
        Refusals.codeNotSent
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .limitExceeded:
        Refusals.limitExceeded
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `startSignIn` may refuse.
  public enum StartSignInRefusal: DeclaredRefusal, CaseIterable {
    case tooManyPasswords
    case accountDisabled
    case userUnknown
    case notConfirmed
    case resetRequired
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyPasswords:
        Refusals.tooManyPasswords
      case .accountDisabled:
        Refusals.accountDisabled
      case .userUnknown:
        Refusals.userUnknown
      case .notConfirmed:
        Refusals.notConfirmed
      case .resetRequired:
        Refusals.resetRequired
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `provePassword` may refuse.
  public enum ProvePasswordRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword
    case tooManyPasswords
    case accountDisabled
    case notConfirmed
    case resetRequired
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword:
        Refusals.wrongPassword
      case .tooManyPasswords:
        Refusals.tooManyPasswords
      case .accountDisabled:
        Refusals.accountDisabled
      case .notConfirmed:
        Refusals.notConfirmed
      case .resetRequired:
        Refusals.resetRequired
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `answerSms` may refuse.
  public enum AnswerSmsRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded
    case wrongCode
    case codeExpired
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded:
        Refusals.challengeEnded
      case .wrongCode:
        Refusals.wrongCode
      case .codeExpired:
        Refusals.codeExpired
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `answerAuthenticator` may refuse.
  public enum AnswerAuthenticatorRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded
    case wrongCode
    case codeExpired
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded:
        Refusals.challengeEnded
      case .wrongCode:
        Refusals.wrongCode
      case .codeExpired:
        Refusals.codeExpired
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `setNewPassword` may refuse.
  public enum SetNewPasswordRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded
    case weakPassword
    case invalidParameter
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .challengeEnded:
        Refusals.challengeEnded
      case .weakPassword:
        Refusals.weakPassword
      case .invalidParameter:
        Refusals.invalidParameter
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `renewTokens` may refuse.
  public enum RenewTokensRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests
    case poolFails
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      case .sessionEnded:
        Refusals.sessionEnded
      }
    }
  }

  /// How `updateAttributes` may refuse.
  public enum UpdateAttributesRefusal: DeclaredRefusal, CaseIterable {
    case aliasTaken
    case attributeNotWritable
    case invalidParameter
    case tooManyRequests
    case poolFails
    case accessExpired
    case missingScope
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .aliasTaken:
        Refusals.aliasTaken
      case .attributeNotWritable:
        Refusals.attributeNotWritable
      case .invalidParameter:
        Refusals.invalidParameter
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      case .accessExpired:
        Refusals.accessExpired
      case .missingScope:
        Refusals.missingScope
      case .sessionEnded:
        Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case invalidParameter
    case tooManyRequests
    case poolFails

    public var answer: RefusalAnswer {
      switch self {
      case .invalidParameter:
        Refusals.invalidParameter
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      }
    }
  }

  /// How `signOutEverywhere` may refuse.
  public enum SignOutEverywhereRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests
    case poolFails
    case accessExpired
    case missingScope
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      case .accessExpired:
        Refusals.accessExpired
      case .missingScope:
        Refusals.missingScope
      case .sessionEnded:
        Refusals.sessionEnded
      }
    }
  }

  /// How `deletePoolUser` may refuse.
  public enum DeletePoolUserRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests
    case poolFails
    case accessExpired
    case missingScope
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .tooManyRequests:
        Refusals.tooManyRequests
      case .poolFails:
        Refusals.poolFails
      case .accessExpired:
        Refusals.accessExpired
      case .missingScope:
        Refusals.missingScope
      case .sessionEnded:
        Refusals.sessionEnded
      }
    }
  }
}

extension Cognito.PoolServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static let wrongPassword = RefusalAnswer(status: 400, at: ["__type": "NotAuthorizedException"])
    static let tooManyPasswords = RefusalAnswer(
      status: 400,
      at: [
        "__type": "NotAuthorizedException",
        "message": "Password attempts exceeded",
      ]
    )
    static let accountDisabled = RefusalAnswer(
      status: 400,
      at: ["__type": "NotAuthorizedException", "message": "User is disabled."]
    )
    static let challengeEnded = RefusalAnswer(
      status: 400,
      at: [
        "__type": "NotAuthorizedException",
        "message": "Invalid session for the user",
      ]
    )
    static let userUnknown = RefusalAnswer(status: 400, at: ["__type": "UserNotFoundException"])
    static let notConfirmed = RefusalAnswer(
      status: 400,
      at: ["__type": "UserNotConfirmedException"]
    )
    static let resetRequired = RefusalAnswer(
      status: 400,
      at: ["__type": "PasswordResetRequiredException"]
    )
    static let usernameTaken = RefusalAnswer(status: 400, at: ["__type": "UsernameExistsException"])
    static let aliasTaken = RefusalAnswer(status: 400, at: ["__type": "AliasExistsException"])
    static let attributeNotWritable = RefusalAnswer(
      status: 400,
      at: [
        "__type": "NotAuthorizedException",
        "message": "A client attempted to write unauthorized attribute",
      ]
    )
    static let weakPassword = RefusalAnswer(status: 400, at: ["__type": "InvalidPasswordException"])
    static let invalidParameter = RefusalAnswer(
      status: 400,
      at: ["__type": "InvalidParameterException"]
    )
    static let wrongCode = RefusalAnswer(status: 400, at: ["__type": "CodeMismatchException"])
    static let codeExpired = RefusalAnswer(status: 400, at: ["__type": "ExpiredCodeException"])
    static let alreadyConfirmed = RefusalAnswer(
      status: 400,
      at: ["__type": "NotAuthorizedException", "message": "User cannot be confirmed"]
    )
    static let tooManyCodes = RefusalAnswer(
      status: 400,
      at: ["__type": "TooManyFailedAttemptsException"]
    )
    static let codeNotSent = RefusalAnswer(
      status: 400,
      at: ["__type": "CodeDeliveryFailureException"]
    )
    static let tooManyRequests = RefusalAnswer(
      status: 400,
      at: ["__type": "TooManyRequestsException"]
    )
    static let limitExceeded = RefusalAnswer(status: 400, at: ["__type": "LimitExceededException"])
    static let poolFails = RefusalAnswer(status: 500, body: nil)
    static let accessExpired = RefusalAnswer(
      status: 400,
      at: ["__type": "NotAuthorizedException", "message": "Access Token has expired"]
    )
    static let missingScope = RefusalAnswer(
      status: 400,
      at: [
        "__type": "NotAuthorizedException",
        "message": "Access Token does not have required scopes",
      ]
    )
    static let sessionEnded = RefusalAnswer(status: 400, at: ["__type": "NotAuthorizedException"])
  }
}

extension Cognito.PageServer {
  /// How `exchangeCode` may refuse.
  public enum ExchangeCodeRefusal: DeclaredRefusal, CaseIterable {
    case codeRefused
    case clientRefused

    public var answer: RefusalAnswer {
      switch self {
      case .codeRefused:
        Refusals.codeRefused
      case .clientRefused:
        Refusals.clientRefused
      }
    }
  }
}

extension Cognito.PageServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static let codeRefused = RefusalAnswer(status: 400, at: ["error": "invalid_grant"])
    static let clientRefused = RefusalAnswer(status: 400, at: ["error": "invalid_client"])
  }
}

extension Cognito.ApiServer {
  /// How `deleteProfile` may refuse.
  public enum DeleteProfileRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized

    public var answer: RefusalAnswer {
      switch self {
      case .unauthorized:
        Refusals.unauthorized
      }
    }
  }
}

extension Cognito.ApiServer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static let unauthorized = RefusalAnswer(status: 401, body: nil)
  }
}
