// Written by authgen from readmigo.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
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

    public static var rules: [RefusalRule] { [Refusals.oddSignIn, Refusals.providerRefused] }

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

    public static var rules: [RefusalRule] { [Refusals.wrongCredentials, Refusals.accountLocked, Refusals.unknownAccount, Refusals.oddSignIn] }

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

    public static var rules: [RefusalRule] { [Refusals.codeTooSoon] }

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

    public static var rules: [RefusalRule] { [Refusals.wrongCode, Refusals.oddSignIn] }

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
  public enum ContinueSignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `verifyMail` was refused.
  public typealias VerifyMailRefusal = ContinueSignInRefusal

  /// Why `register` was refused.
  public enum RegisterRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword, termsMissing

    public var rule: RefusalRule {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .termsMissing: Refusals.termsMissing
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `saveProfile` was refused.
  public enum SaveProfileRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired

    public var rule: RefusalRule {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `listDevices` was refused.
  public typealias ListDevicesRefusal = SaveProfileRefusal

  /// Why `signOutDevice` was refused.
  public typealias SignOutDeviceRefusal = SaveProfileRefusal

  /// Why `signOutOthers` was refused.
  public typealias SignOutOthersRefusal = SaveProfileRefusal

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case sessionExpired

    public var rule: RefusalRule {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// The refusal of calls that declare none: it tells of a call without an answer.
  public enum FaultsOnly: DeclaredRenewalRefusal, CaseIterable {
    public var rule: RefusalRule { switch self {} }

    public static var faults: [FaultRule] { Refusals.faults }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 401, code AUTH_001
  static let wrongCredentials = RefusalRule(name: "wrongCredentials", status: 401, match: ["code": .equals("AUTH_001")], recovery: .correct, messages: ["zh-Hans": "\u{90AE}\u{7BB1}\u{6216}\u{5BC6}\u{7801}\u{9519}\u{8BEF}", "en": "Wrong email or password"])
  // status 423, code AUTH_002
  static let accountLocked = RefusalRule(name: "accountLocked", status: 423, match: ["code": .equals("AUTH_002")], recovery: .wait(until: nil), messages: ["zh-Hans": "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{9501}\u{5B9A}", "en": "This account is locked"])
  // status 400, code AUTH_003
  static let wrongCode = RefusalRule(name: "wrongCode", status: 400, match: ["code": .equals("AUTH_003")], recovery: .correct, messages: ["zh-Hans": "\u{9A8C}\u{8BC1}\u{7801}\u{9519}\u{8BEF}", "en": "Wrong verification code"])
  // status 401, code AUTH_004
  static let sessionExpired = RefusalRule(name: "sessionExpired", status: 401, match: ["code": .equals("AUTH_004")], recovery: .renew, messages: ["zh-Hans": "\u{767B}\u{5F55}\u{5DF2}\u{8FC7}\u{671F}", "en": "Your sign-in has expired"])
  // status 404
  static let unknownAccount = RefusalRule(name: "unknownAccount", status: 404, recovery: .continue(flow: "registration"))
  // status 403
  static let oddSignIn = RefusalRule(name: "oddSignIn", status: 403, recovery: .continue(flow: "verification"))
  // status 401
  static let providerRefused = RefusalRule(name: "providerRefused", status: 401, recovery: .signIn, messages: ["zh-Hans": "\u{7B2C}\u{4E09}\u{65B9}\u{767B}\u{5F55}\u{9A8C}\u{8BC1}\u{5931}\u{8D25}", "en": "The other service did not confirm this sign-in"])
  // status 422
  static let weakPassword = RefusalRule(name: "weakPassword", status: 422, recovery: .correct, messages: ["zh-Hans": "\u{5BC6}\u{7801}\u{4E0D}\u{7B26}\u{5408}\u{8981}\u{6C42}", "en": "This password does not meet the rules"])
  // status 403
  static let termsMissing = RefusalRule(name: "termsMissing", status: 403, recovery: .correct, messages: ["zh-Hans": "\u{8BF7}\u{5148}\u{9605}\u{8BFB}\u{5E76}\u{540C}\u{610F}\u{7528}\u{6237}\u{534F}\u{8BAE}\u{548C}\u{9690}\u{79C1}\u{653F}\u{7B56}", "en": "Please accept the user agreement and the privacy policy"])
  // status 429
  static let codeTooSoon = RefusalRule(name: "codeTooSoon", status: 429, recovery: .wait(until: nil), messages: ["zh-Hans": "\u{64CD}\u{4F5C}\u{8FC7}\u{4E8E}\u{9891}\u{7E41}\u{FF0C}\u{8BF7}\u{7A0D}\u{540E}\u{518D}\u{8BD5}", "en": "Please wait a moment before the next code"])
  static let faults: [FaultRule] = [
    FaultRule(name: "offline", fault: .offline, recovery: .retry),
    FaultRule(name: "timedOut", fault: .timeout, recovery: .retry),
  ]
}
