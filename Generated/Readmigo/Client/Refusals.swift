// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Readmigo {
  /// Why `signInWithApple` was refused.
  public enum SignInWithAppleRefusal: DeclaredRefusal {
    case oddSignIn(OddSignInDetails)
    case providerRefused

    public var rule: RefusalRule {
      switch self {
      case .oddSignIn: Refusals.oddSignIn
      case .providerRefused: Refusals.providerRefused
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.oddSignIn, Refusals.providerRefused]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.oddSignIn:
        guard let details: OddSignInDetails = answer.fields() else { return nil }
        self = .oddSignIn(details)
      case Refusals.providerRefused: self = .providerRefused
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .oddSignIn(let details): details
      default: nil
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `signInWithWeChat` was refused.
  public typealias SignInWithWeChatRefusal = SignInWithAppleRefusal

  /// Why `signInWithEmail` was refused.
  public enum SignInWithEmailRefusal: DeclaredRefusal {
    case wrongCredentials(WrongCredentialsDetails)
    case accountLocked(AccountLockedDetails)
    case unknownAccount
    case oddSignIn(OddSignInDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongCredentials: Refusals.wrongCredentials
      case .accountLocked: Refusals.accountLocked
      case .unknownAccount: Refusals.unknownAccount
      case .oddSignIn: Refusals.oddSignIn
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.wrongCredentials,
        Refusals.accountLocked,
        Refusals.unknownAccount,
        Refusals.oddSignIn,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongCredentials:
        guard let details: WrongCredentialsDetails = answer.fields() else { return nil }
        self = .wrongCredentials(details)
      case Refusals.accountLocked:
        guard let details: AccountLockedDetails = answer.fields() else { return nil }
        self = .accountLocked(details)
      case Refusals.unknownAccount: self = .unknownAccount
      case Refusals.oddSignIn:
        guard let details: OddSignInDetails = answer.fields() else { return nil }
        self = .oddSignIn(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .wrongCredentials(let details): details
      case .accountLocked(let details): details
      case .oddSignIn(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .accountLocked(let details): .wait(until: details.lockedUntil)
      default: rule.recovery
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `sendPhoneCode` was refused.
  public enum SendPhoneCodeRefusal: DeclaredRefusal {
    case codeTooSoon(CodeTooSoonDetails)

    public var rule: RefusalRule {
      switch self {
      case .codeTooSoon: Refusals.codeTooSoon
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.codeTooSoon]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.codeTooSoon:
        guard let details: CodeTooSoonDetails = answer.fields() else { return nil }
        self = .codeTooSoon(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .codeTooSoon(let details): details
      }
    }

    public var recovery: Recovery {
      switch self {
      case .codeTooSoon(let details): .wait(until: details.retryAfter.end)
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `sendMailCode` was refused.
  public typealias SendMailCodeRefusal = SendPhoneCodeRefusal

  /// Why `signInWithPhone` was refused.
  public enum SignInWithPhoneRefusal: DeclaredRefusal {
    case wrongCode
    case oddSignIn(OddSignInDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .oddSignIn: Refusals.oddSignIn
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongCode, Refusals.oddSignIn]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongCode: self = .wrongCode
      case Refusals.oddSignIn:
        guard let details: OddSignInDetails = answer.fields() else { return nil }
        self = .oddSignIn(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .oddSignIn(let details): details
      default: nil
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `continueSignIn` was refused.
  public enum ContinueSignInRefusal: String, TabledRefusal {
    case wrongCode

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `verifyMail` was refused.
  public typealias VerifyMailRefusal = ContinueSignInRefusal

  /// Why `register` was refused.
  public enum RegisterRefusal: String, TabledRefusal {
    case weakPassword
    case termsMissing

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `saveProfile` was refused.
  public enum SaveProfileRefusal: String, TabledRefusal {
    case sessionExpired

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `listDevices` was refused.
  public typealias ListDevicesRefusal = SaveProfileRefusal

  /// Why `signOutDevice` was refused.
  public typealias SignOutDeviceRefusal = SaveProfileRefusal

  /// Why `signOutOthers` was refused.
  public typealias SignOutOthersRefusal = SaveProfileRefusal

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionExpired

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// The refusal of calls that declare none: it tells of a call without an answer.
  public enum FaultsOnly: DeclaredRenewalRefusal, CaseIterable {
    public var rule: RefusalRule { switch self {} }

    public static var faults: [FaultRule] { Refusals.faults }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongCredentials = RefusalRule(
    name: "wrongCredentials",
    status: 401,
    match: ["code": .equals("AUTH_001")],
    recovery: .correct,
    messages: ["zh-Hans": "邮箱或密码错误", "en": "Wrong email or password"]
  )
  static let accountLocked = RefusalRule(
    name: "accountLocked",
    status: 423,
    match: ["code": .equals("AUTH_002")],
    recovery: .wait(until: nil),
    messages: ["zh-Hans": "账号已被锁定", "en": "This account is locked"]
  )
  static let wrongCode = RefusalRule(
    name: "wrongCode",
    status: 400,
    match: ["code": .equals("AUTH_003")],
    recovery: .correct,
    messages: ["zh-Hans": "验证码错误", "en": "Wrong verification code"]
  )
  static let sessionExpired = RefusalRule(
    name: "sessionExpired",
    status: 401,
    match: ["code": .equals("AUTH_004")],
    recovery: .renew,
    messages: ["zh-Hans": "登录已过期", "en": "Your sign-in has expired"]
  )
  static let unknownAccount = RefusalRule(
    name: "unknownAccount",
    status: 404,
    recovery: .continue(flow: "registration")
  )
  static let oddSignIn = RefusalRule(
    name: "oddSignIn",
    status: 403,
    recovery: .continue(flow: "verification")
  )
  static let providerRefused = RefusalRule(
    name: "providerRefused",
    status: 401,
    recovery: .signIn,
    messages: [
      "zh-Hans": "第三方登录验证失败",
      "en": "The other service did not confirm this sign-in",
    ]
  )
  static let weakPassword = RefusalRule(
    name: "weakPassword",
    status: 422,
    recovery: .correct,
    messages: [
      "zh-Hans": "密码不符合要求",
      "en": "This password does not meet the rules",
    ]
  )
  static let termsMissing = RefusalRule(
    name: "termsMissing",
    status: 403,
    recovery: .correct,
    messages: [
      "zh-Hans": "请先阅读并同意用户协议和隐私政策",
      "en": "Please accept the user agreement and the privacy policy",
    ]
  )
  static let codeTooSoon = RefusalRule(
    name: "codeTooSoon",
    status: 429,
    recovery: .wait(until: nil),
    messages: [
      "zh-Hans": "操作过于频繁，请稍后再试",
      "en": "Please wait a moment before the next code",
    ]
  )
  static let faults: [FaultRule] = [
    FaultRule(name: "offline", fault: .offline, recovery: .retry),
    FaultRule(name: "timedOut", fault: .timeout, recovery: .retry),
  ]

  enum Declared {
    static let table = RefusalTable(
      [
        Refusals.wrongCode,
        Refusals.sessionExpired,
        Refusals.weakPassword,
        Refusals.termsMissing,
      ],
      faults: Refusals.faults
    )
  }
}
