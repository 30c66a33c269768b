// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Readmigo {
  /// How `signInWithApple` may refuse.
  public enum SignInWithAppleRefusal: DeclaredRefusal, Equatable {
    case oddSignIn(challenge: Secret)
    case providerRefused

    public var answer: RefusalAnswer {
      switch self {
      case .oddSignIn(let challenge):
        Refusals.oddSignIn(challenge: challenge)
      case .providerRefused:
        Refusals.providerRefused
      }
    }
  }

  /// How `signInWithEmail` may refuse.
  public enum SignInWithEmailRefusal: DeclaredRefusal, Equatable {
    case wrongCredentials(attemptsLeft: Int)
    case accountLocked(lockedUntil: Date)
    case unknownAccount
    case oddSignIn(challenge: Secret)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCredentials(let attemptsLeft):
        Refusals.wrongCredentials(attemptsLeft: attemptsLeft)
      case .accountLocked(let lockedUntil):
        Refusals.accountLocked(lockedUntil: lockedUntil)
      case .unknownAccount:
        Refusals.unknownAccount
      case .oddSignIn(let challenge):
        Refusals.oddSignIn(challenge: challenge)
      }
    }
  }

  /// How `signInWithWeChat` may refuse.
  public enum SignInWithWeChatRefusal: DeclaredRefusal, Equatable {
    case oddSignIn(challenge: Secret)
    case providerRefused

    public var answer: RefusalAnswer {
      switch self {
      case .oddSignIn(let challenge):
        Refusals.oddSignIn(challenge: challenge)
      case .providerRefused:
        Refusals.providerRefused
      }
    }
  }

  /// How `sendPhoneCode` may refuse.
  public enum SendPhoneCodeRefusal: DeclaredRefusal, Equatable {
    case codeTooSoon(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .codeTooSoon(let retryAfter):
        Refusals.codeTooSoon(retryAfter: retryAfter)
      }
    }
  }

  /// How `signInWithPhone` may refuse.
  public enum SignInWithPhoneRefusal: DeclaredRefusal, Equatable {
    case wrongCode
    case oddSignIn(challenge: Secret)

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode:
        Refusals.wrongCode
      case .oddSignIn(let challenge):
        Refusals.oddSignIn(challenge: challenge)
      }
    }
  }

  /// How `continueSignIn` may refuse.
  public enum ContinueSignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode:
        Refusals.wrongCode
      }
    }
  }

  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword
    case termsMissing

    public var answer: RefusalAnswer {
      switch self {
      case .weakPassword:
        Refusals.weakPassword
      case .termsMissing:
        Refusals.termsMissing
      }
    }
  }

  /// How `sendMailCode` may refuse.
  public enum SendMailCodeRefusal: DeclaredRefusal, Equatable {
    case codeTooSoon(retryAfter: Int)

    public var answer: RefusalAnswer {
      switch self {
      case .codeTooSoon(let retryAfter):
        Refusals.codeTooSoon(retryAfter: retryAfter)
      }
    }
  }

  /// How `verifyMail` may refuse.
  public enum VerifyMailRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode:
        Refusals.wrongCode
      }
    }
  }

  /// How `saveProfile` may refuse.
  public enum SaveProfileRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired:
        Refusals.sessionExpired
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired:
        Refusals.sessionExpired
      }
    }
  }

  /// How `listDevices` may refuse.
  public enum ListDevicesRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired:
        Refusals.sessionExpired
      }
    }
  }

  /// How `signOutDevice` may refuse.
  public enum SignOutDeviceRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired:
        Refusals.sessionExpired
      }
    }
  }

  /// How `signOutOthers` may refuse.
  public enum SignOutOthersRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired:
        Refusals.sessionExpired
      }
    }
  }
}

extension Readmigo {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static func wrongCredentials(attemptsLeft: Int) -> RefusalAnswer {
      RefusalAnswer(
        status: 401,
        at: ["code": "AUTH_001", "attemptsLeft": attemptsLeft.json]
      )
    }
    static func accountLocked(lockedUntil: Date) -> RefusalAnswer {
      RefusalAnswer(
        status: 423,
        at: ["code": "AUTH_002", "lockedUntil": lockedUntil.json]
      )
        .retryAfter(lockedUntil)
    }
    static let wrongCode = RefusalAnswer(status: 400, at: ["code": "AUTH_003"])
    static let sessionExpired = RefusalAnswer(status: 401, at: ["code": "AUTH_004"])
    static let unknownAccount = RefusalAnswer(status: 404, body: nil)
    static func oddSignIn(challenge: Secret) -> RefusalAnswer {
      RefusalAnswer(status: 403, at: ["challenge": challenge.json])
    }
    static let providerRefused = RefusalAnswer(status: 401, body: nil)
    static let weakPassword = RefusalAnswer(status: 422, body: nil)
    static let termsMissing = RefusalAnswer(status: 403, body: nil)
    static func codeTooSoon(retryAfter: Int) -> RefusalAnswer {
      RefusalAnswer(status: 429, body: nil).header("Retry-After", retryAfter.wireText)
    }
  }
}
