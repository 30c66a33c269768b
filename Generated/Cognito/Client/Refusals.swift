// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Cognito {
  /// Why `signUp` was refused.
  public enum SignUpRefusal: String, TabledRefusal {
    case usernameTaken
    case attributeNotWritable
    case weakPassword
    case invalidParameter
    case codeNotSent
    case tooManyRequests
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `confirmSignUp` was refused.
  public enum ConfirmSignUpRefusal: String, TabledRefusal {
    case userUnknown
    case aliasTaken
    case wrongCode
    case codeExpired
    case alreadyConfirmed
    case tooManyCodes
    case tooManyRequests
    case limitExceeded
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `resendCode` was refused.
  public enum ResendCodeRefusal: String, TabledRefusal {
    case userUnknown
    case invalidParameter
    case codeNotSent
    case tooManyRequests
    case limitExceeded
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `startSignIn` was refused.
  public enum StartSignInRefusal: String, TabledRefusal {
    case tooManyPasswords
    case accountDisabled
    case userUnknown
    case notConfirmed
    case resetRequired
    case tooManyRequests
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `provePassword` was refused.
  public enum ProvePasswordRefusal: String, TabledRefusal {
    case wrongPassword
    case tooManyPasswords
    case accountDisabled
    case notConfirmed
    case resetRequired
    case tooManyRequests
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `answerSms` was refused.
  public enum AnswerSmsRefusal: String, TabledRefusal {
    case challengeEnded
    case wrongCode
    case codeExpired
    case tooManyRequests
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `answerAuthenticator` was refused.
  public typealias AnswerAuthenticatorRefusal = AnswerSmsRefusal

  /// Why `setNewPassword` was refused.
  public enum SetNewPasswordRefusal: String, TabledRefusal {
    case challengeEnded
    case weakPassword
    case invalidParameter
    case tooManyRequests
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `exchangeCode` was refused.
  public enum ExchangeCodeRefusal: String, TabledRefusal {
    case codeRefused
    case clientRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewTokens` was refused.
  public enum RenewTokensRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case tooManyRequests
    case poolFails
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `updateAttributes` was refused.
  public enum UpdateAttributesRefusal: String, TabledRefusal {
    case aliasTaken
    case attributeNotWritable
    case invalidParameter
    case tooManyRequests
    case poolFails
    case accessExpired
    case missingScope
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: String, TabledRefusal {
    case invalidParameter
    case tooManyRequests
    case poolFails

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOutEverywhere` was refused.
  public enum SignOutEverywhereRefusal: String, TabledRefusal {
    case tooManyRequests
    case poolFails
    case accessExpired
    case missingScope
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `deletePoolUser` was refused.
  public typealias DeletePoolUserRefusal = SignOutEverywhereRefusal

  /// Why `deleteProfile` was refused.
  public enum DeleteProfileRefusal: String, TabledRefusal {
    case unauthorized

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword",
    status: 400,
    match: ["__type": .equals("NotAuthorizedException")],
    recovery: .correct
  )
  static let tooManyPasswords = RefusalRule(
    name: "tooManyPasswords",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .equals("Password attempts exceeded"),
    ],
    recovery: .retry
  )
  static let accountDisabled = RefusalRule(
    name: "accountDisabled",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .equals("User is disabled."),
    ],
    recovery: .tell
  )
  static let challengeEnded = RefusalRule(
    name: "challengeEnded",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .startsWith("Invalid session for the user"),
    ],
    recovery: .signIn
  )
  static let userUnknown = RefusalRule(
    name: "userUnknown",
    status: 400,
    match: ["__type": .equals("UserNotFoundException")],
    recovery: .correct
  )
  static let notConfirmed = RefusalRule(
    name: "notConfirmed",
    status: 400,
    match: ["__type": .equals("UserNotConfirmedException")],
    recovery: .continue(flow: "confirmation")
  )
  static let resetRequired = RefusalRule(
    name: "resetRequired",
    status: 400,
    match: ["__type": .equals("PasswordResetRequiredException")],
    recovery: .tell
  )
  static let usernameTaken = RefusalRule(
    name: "usernameTaken",
    status: 400,
    match: ["__type": .equals("UsernameExistsException")],
    recovery: .correct
  )
  static let aliasTaken = RefusalRule(
    name: "aliasTaken",
    status: 400,
    match: ["__type": .equals("AliasExistsException")],
    recovery: .tell
  )
  static let attributeNotWritable = RefusalRule(
    name: "attributeNotWritable",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .startsWith("A client attempted to write unauthorized attribute"),
    ],
    recovery: .tell
  )
  static let weakPassword = RefusalRule(
    name: "weakPassword",
    status: 400,
    match: ["__type": .equals("InvalidPasswordException")],
    recovery: .correct
  )
  static let invalidParameter = RefusalRule(
    name: "invalidParameter",
    status: 400,
    match: ["__type": .equals("InvalidParameterException")],
    recovery: .tell
  )
  static let wrongCode = RefusalRule(
    name: "wrongCode",
    status: 400,
    match: ["__type": .equals("CodeMismatchException")],
    recovery: .correct
  )
  static let codeExpired = RefusalRule(
    name: "codeExpired",
    status: 400,
    match: ["__type": .equals("ExpiredCodeException")],
    recovery: .correct
  )
  static let alreadyConfirmed = RefusalRule(
    name: "alreadyConfirmed",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .startsWith("User cannot be confirmed"),
    ],
    recovery: .signIn
  )
  static let tooManyCodes = RefusalRule(
    name: "tooManyCodes",
    status: 400,
    match: ["__type": .equals("TooManyFailedAttemptsException")],
    recovery: .retry
  )
  static let codeNotSent = RefusalRule(
    name: "codeNotSent",
    status: 400,
    match: ["__type": .equals("CodeDeliveryFailureException")],
    recovery: .retry
  )
  static let tooManyRequests = RefusalRule(
    name: "tooManyRequests",
    status: 400,
    match: ["__type": .equals("TooManyRequestsException")],
    recovery: .retry
  )
  static let limitExceeded = RefusalRule(
    name: "limitExceeded",
    status: 400,
    match: ["__type": .equals("LimitExceededException")],
    recovery: .retry
  )
  static let poolFails = RefusalRule(name: "poolFails", status: .hundreds(5), recovery: .retry)
  static let accessExpired = RefusalRule(
    name: "accessExpired",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .equals("Access Token has expired"),
    ],
    recovery: .renew
  )
  static let missingScope = RefusalRule(
    name: "missingScope",
    status: 400,
    match: [
      "__type": .equals("NotAuthorizedException"),
      "message": .equals("Access Token does not have required scopes"),
    ],
    recovery: .signIn
  )
  static let sessionEnded = RefusalRule(
    name: "sessionEnded",
    status: 400,
    match: ["__type": .equals("NotAuthorizedException")],
    recovery: .signIn
  )
  static let codeRefused = RefusalRule(
    name: "codeRefused",
    status: 400,
    match: ["error": .equals("invalid_grant")],
    recovery: .signIn
  )
  static let clientRefused = RefusalRule(
    name: "clientRefused",
    status: 400,
    match: ["error": .equals("invalid_client")],
    recovery: .tell
  )
  static let unauthorized = RefusalRule(name: "unauthorized", status: 401, recovery: .renew)
  static let faults: [FaultRule] = [
    FaultRule(name: "tokensMissing", fault: .unreadable, recovery: .retry),
  ]

  enum Declared {
    static let table = RefusalTable(
      [
        Refusals.wrongPassword,
        Refusals.tooManyPasswords,
        Refusals.accountDisabled,
        Refusals.challengeEnded,
        Refusals.userUnknown,
        Refusals.notConfirmed,
        Refusals.resetRequired,
        Refusals.usernameTaken,
        Refusals.aliasTaken,
        Refusals.attributeNotWritable,
        Refusals.weakPassword,
        Refusals.invalidParameter,
        Refusals.wrongCode,
        Refusals.codeExpired,
        Refusals.alreadyConfirmed,
        Refusals.tooManyCodes,
        Refusals.codeNotSent,
        Refusals.tooManyRequests,
        Refusals.limitExceeded,
        Refusals.poolFails,
        Refusals.accessExpired,
        Refusals.missingScope,
        Refusals.sessionEnded,
        Refusals.codeRefused,
        Refusals.clientRefused,
        Refusals.unauthorized,
      ],
      faults: Refusals.faults
    )
  }
}
