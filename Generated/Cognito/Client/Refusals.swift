// Written by authgen from cognito.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Cognito {
  /// Why `signUp` was refused.
  public enum SignUpRefusal: DeclaredRefusal, CaseIterable {
    case usernameTaken, attributeNotWritable, weakPassword, invalidParameter, codeNotSent, tooManyRequests, poolFails

    public var rule: RefusalRule {
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `confirmSignUp` was refused.
  public enum ConfirmSignUpRefusal: DeclaredRefusal, CaseIterable {
    case userUnknown, aliasTaken, wrongCode, codeExpired, alreadyConfirmed, tooManyCodes, tooManyRequests, limitExceeded, poolFails

    public var rule: RefusalRule {
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `resendCode` was refused.
  public enum ResendCodeRefusal: DeclaredRefusal, CaseIterable {
    case userUnknown, invalidParameter, codeNotSent, tooManyRequests, limitExceeded, poolFails

    public var rule: RefusalRule {
      switch self {
      case .userUnknown: Refusals.userUnknown
      case .invalidParameter: Refusals.invalidParameter
      case .codeNotSent: Refusals.codeNotSent
      case .tooManyRequests: Refusals.tooManyRequests
      case .limitExceeded: Refusals.limitExceeded
      case .poolFails: Refusals.poolFails
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `startSignIn` was refused.
  public enum StartSignInRefusal: DeclaredRefusal, CaseIterable {
    case tooManyPasswords, accountDisabled, userUnknown, notConfirmed, resetRequired, tooManyRequests, poolFails

    public var rule: RefusalRule {
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `provePassword` was refused.
  public enum ProvePasswordRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, tooManyPasswords, accountDisabled, notConfirmed, resetRequired, tooManyRequests, poolFails

    public var rule: RefusalRule {
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `answerSms` was refused.
  public enum AnswerSmsRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded, wrongCode, codeExpired, tooManyRequests, poolFails

    public var rule: RefusalRule {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .wrongCode: Refusals.wrongCode
      case .codeExpired: Refusals.codeExpired
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `answerAuthenticator` was refused.
  public typealias AnswerAuthenticatorRefusal = AnswerSmsRefusal

  /// Why `setNewPassword` was refused.
  public enum SetNewPasswordRefusal: DeclaredRefusal, CaseIterable {
    case challengeEnded, weakPassword, invalidParameter, tooManyRequests, poolFails

    public var rule: RefusalRule {
      switch self {
      case .challengeEnded: Refusals.challengeEnded
      case .weakPassword: Refusals.weakPassword
      case .invalidParameter: Refusals.invalidParameter
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `exchangeCode` was refused.
  public enum ExchangeCodeRefusal: DeclaredRefusal, CaseIterable {
    case codeRefused, clientRefused

    public var rule: RefusalRule {
      switch self {
      case .codeRefused: Refusals.codeRefused
      case .clientRefused: Refusals.clientRefused
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `renewTokens` was refused.
  public enum RenewTokensRefusal: DeclaredRenewalRefusal, CaseIterable {
    case tooManyRequests, poolFails, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      case .sessionEnded: Refusals.sessionEnded
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `updateAttributes` was refused.
  public enum UpdateAttributesRefusal: DeclaredRefusal, CaseIterable {
    case aliasTaken, attributeNotWritable, invalidParameter, tooManyRequests, poolFails, accessExpired, missingScope, sessionEnded

    public var rule: RefusalRule {
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

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case invalidParameter, tooManyRequests, poolFails

    public var rule: RefusalRule {
      switch self {
      case .invalidParameter: Refusals.invalidParameter
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `signOutEverywhere` was refused.
  public enum SignOutEverywhereRefusal: DeclaredRefusal, CaseIterable {
    case tooManyRequests, poolFails, accessExpired, missingScope, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .tooManyRequests: Refusals.tooManyRequests
      case .poolFails: Refusals.poolFails
      case .accessExpired: Refusals.accessExpired
      case .missingScope: Refusals.missingScope
      case .sessionEnded: Refusals.sessionEnded
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `deletePoolUser` was refused.
  public typealias DeletePoolUserRefusal = SignOutEverywhereRefusal

  /// Why `deleteProfile` was refused.
  public enum DeleteProfileRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized

    public var rule: RefusalRule {
      switch self {
      case .unauthorized: Refusals.unauthorized
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, __type NotAuthorizedException
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 400, match: ["__type": .equals("NotAuthorizedException")], recovery: .correct)
  // status 400, __type NotAuthorizedException, message Password attempts exceeded
  static let tooManyPasswords = RefusalRule(name: "tooManyPasswords", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .equals("Password attempts exceeded")], recovery: .retry)
  // status 400, __type NotAuthorizedException, message User is disabled.
  static let accountDisabled = RefusalRule(name: "accountDisabled", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .equals("User is disabled.")], recovery: .tell)
  // status 400, __type NotAuthorizedException, message begins with Invalid session for the user
  static let challengeEnded = RefusalRule(name: "challengeEnded", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .startsWith("Invalid session for the user")], recovery: .signIn)
  // status 400, __type UserNotFoundException
  static let userUnknown = RefusalRule(name: "userUnknown", status: 400, match: ["__type": .equals("UserNotFoundException")], recovery: .correct)
  // status 400, __type UserNotConfirmedException
  static let notConfirmed = RefusalRule(name: "notConfirmed", status: 400, match: ["__type": .equals("UserNotConfirmedException")], recovery: .continue(flow: "confirmation"))
  // status 400, __type PasswordResetRequiredException
  static let resetRequired = RefusalRule(name: "resetRequired", status: 400, match: ["__type": .equals("PasswordResetRequiredException")], recovery: .tell)
  // status 400, __type UsernameExistsException
  static let usernameTaken = RefusalRule(name: "usernameTaken", status: 400, match: ["__type": .equals("UsernameExistsException")], recovery: .correct)
  // status 400, __type AliasExistsException
  static let aliasTaken = RefusalRule(name: "aliasTaken", status: 400, match: ["__type": .equals("AliasExistsException")], recovery: .tell)
  // status 400, __type NotAuthorizedException, message begins with A client attempted to write unauthorized attribute
  static let attributeNotWritable = RefusalRule(name: "attributeNotWritable", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .startsWith("A client attempted to write unauthorized attribute")], recovery: .tell)
  // status 400, __type InvalidPasswordException
  static let weakPassword = RefusalRule(name: "weakPassword", status: 400, match: ["__type": .equals("InvalidPasswordException")], recovery: .correct)
  // status 400, __type InvalidParameterException
  static let invalidParameter = RefusalRule(name: "invalidParameter", status: 400, match: ["__type": .equals("InvalidParameterException")], recovery: .tell)
  // status 400, __type CodeMismatchException
  static let wrongCode = RefusalRule(name: "wrongCode", status: 400, match: ["__type": .equals("CodeMismatchException")], recovery: .correct)
  // status 400, __type ExpiredCodeException
  static let codeExpired = RefusalRule(name: "codeExpired", status: 400, match: ["__type": .equals("ExpiredCodeException")], recovery: .correct)
  // status 400, __type NotAuthorizedException, message begins with User cannot be confirmed
  static let alreadyConfirmed = RefusalRule(name: "alreadyConfirmed", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .startsWith("User cannot be confirmed")], recovery: .signIn)
  // status 400, __type TooManyFailedAttemptsException
  static let tooManyCodes = RefusalRule(name: "tooManyCodes", status: 400, match: ["__type": .equals("TooManyFailedAttemptsException")], recovery: .retry)
  // status 400, __type CodeDeliveryFailureException
  static let codeNotSent = RefusalRule(name: "codeNotSent", status: 400, match: ["__type": .equals("CodeDeliveryFailureException")], recovery: .retry)
  // status 400, __type TooManyRequestsException
  static let tooManyRequests = RefusalRule(name: "tooManyRequests", status: 400, match: ["__type": .equals("TooManyRequestsException")], recovery: .retry)
  // status 400, __type LimitExceededException
  static let limitExceeded = RefusalRule(name: "limitExceeded", status: 400, match: ["__type": .equals("LimitExceededException")], recovery: .retry)
  // status 5xx
  static let poolFails = RefusalRule(name: "poolFails", status: .hundreds(5), recovery: .retry)
  // status 400, __type NotAuthorizedException, message Access Token has expired
  static let accessExpired = RefusalRule(name: "accessExpired", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .equals("Access Token has expired")], recovery: .renew)
  // status 400, __type NotAuthorizedException, message Access Token does not have required scopes
  static let missingScope = RefusalRule(name: "missingScope", status: 400, match: ["__type": .equals("NotAuthorizedException"), "message": .equals("Access Token does not have required scopes")], recovery: .signIn)
  // status 400, __type NotAuthorizedException
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 400, match: ["__type": .equals("NotAuthorizedException")], recovery: .signIn)
  // status 400, error invalid_grant
  static let codeRefused = RefusalRule(name: "codeRefused", status: 400, match: ["error": .equals("invalid_grant")], recovery: .signIn)
  // status 400, error invalid_client
  static let clientRefused = RefusalRule(name: "clientRefused", status: 400, match: ["error": .equals("invalid_client")], recovery: .tell)
  // status 401
  static let unauthorized = RefusalRule(name: "unauthorized", status: 401, recovery: .renew)
  static let faults: [FaultRule] = [FaultRule(name: "tokensMissing", fault: .unreadable, recovery: .retry)]
}
