// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Workshop {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case inputWrong
    case stepWanted(StepWantedDetails)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .inputWrong: Refusals.inputWrong
      case .stepWanted: Refusals.stepWanted
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.wrongPassword, Refusals.inputWrong, Refusals.stepWanted, Refusals.conflict,
        Refusals.sessionGone, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.stepWanted:
        guard let details: StepWantedDetails = answer.fields() else { return nil }
        self = .stepWanted(details)
      case Refusals.conflict: self = .conflict
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stepWanted(let details): details
      default: nil
      }
    }
  }

  /// Why `register` was refused.
  public enum RegisterRefusal: DeclaredRefusal {
    case inputWrong
    case stepWanted(StepWantedDetails)
    case closed
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .inputWrong: Refusals.inputWrong
      case .stepWanted: Refusals.stepWanted
      case .closed: Refusals.closed
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.inputWrong, Refusals.stepWanted, Refusals.closed, Refusals.conflict,
        Refusals.sessionGone, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.stepWanted:
        guard let details: StepWantedDetails = answer.fields() else { return nil }
        self = .stepWanted(details)
      case Refusals.closed: self = .closed
      case Refusals.conflict: self = .conflict
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stepWanted(let details): details
      default: nil
      }
    }
  }

  /// Why `verifyEmail` was refused.
  public enum VerifyEmailRefusal: DeclaredRefusal {
    case keyWrong
    case inputWrong
    case stepWanted(StepWantedDetails)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .keyWrong: Refusals.keyWrong
      case .inputWrong: Refusals.inputWrong
      case .stepWanted: Refusals.stepWanted
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.keyWrong, Refusals.inputWrong, Refusals.stepWanted, Refusals.conflict,
        Refusals.sessionGone, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.keyWrong: self = .keyWrong
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.stepWanted:
        guard let details: StepWantedDetails = answer.fields() else { return nil }
        self = .stepWanted(details)
      case Refusals.conflict: self = .conflict
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stepWanted(let details): details
      default: nil
      }
    }
  }

  /// Why `authenticate` was refused.
  public enum AuthenticateRefusal: DeclaredRefusal {
    case codeWrong
    case inputWrong
    case stepWanted(StepWantedDetails)
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .codeWrong: Refusals.codeWrong
      case .inputWrong: Refusals.inputWrong
      case .stepWanted: Refusals.stepWanted
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.codeWrong, Refusals.inputWrong, Refusals.stepWanted, Refusals.sessionGone,
        Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.codeWrong: self = .codeWrong
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.stepWanted:
        guard let details: StepWantedDetails = answer.fields() else { return nil }
        self = .stepWanted(details)
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stepWanted(let details): details
      default: nil
      }
    }
  }

  /// Why `forgotPassword` was refused.
  public enum ForgotPasswordRefusal: String, TabledRefusal {
    case inputWrong, sessionGone, tooManyRequests, serverFailed

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `resetPassword` was refused.
  public enum ResetPasswordRefusal: DeclaredRefusal {
    case resetKeyWrong
    case inputWrong
    case stepWanted(StepWantedDetails)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .resetKeyWrong: Refusals.resetKeyWrong
      case .inputWrong: Refusals.inputWrong
      case .stepWanted: Refusals.stepWanted
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.resetKeyWrong, Refusals.inputWrong, Refusals.stepWanted, Refusals.conflict,
        Refusals.sessionGone, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.resetKeyWrong: self = .resetKeyWrong
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.stepWanted:
        guard let details: StepWantedDetails = answer.fields() else { return nil }
        self = .stepWanted(details)
      case Refusals.conflict: self = .conflict
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .stepWanted(let details): details
      default: nil
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case signedOutNow, sessionGone, tooManyRequests, serverFailed

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `reauthenticate` was refused.
  public enum ReauthenticateRefusal: String, TabledRefusal {
    case passwordWrong, inputWrong, signedOutNow, sessionGone, tooManyRequests, serverFailed

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `changePassword` was refused.
  public enum ChangePasswordRefusal: DeclaredRefusal {
    case passwordWrong
    case inputWrong
    case signedOutNow
    case proofWanted(ProofWantedDetails)
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .passwordWrong: Refusals.passwordWrong
      case .inputWrong: Refusals.inputWrong
      case .signedOutNow: Refusals.signedOutNow
      case .proofWanted: Refusals.proofWanted
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.passwordWrong, Refusals.inputWrong, Refusals.signedOutNow, Refusals.proofWanted,
        Refusals.sessionGone, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.passwordWrong: self = .passwordWrong
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.signedOutNow: self = .signedOutNow
      case Refusals.proofWanted:
        guard let details: ProofWantedDetails = answer.fields() else { return nil }
        self = .proofWanted(details)
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .proofWanted(let details): details
      default: nil
      }
    }
  }

  /// Why `addAddress` was refused.
  public enum AddAddressRefusal: DeclaredRefusal {
    case inputWrong
    case signedOutNow
    case proofWanted(ProofWantedDetails)
    case conflict
    case sessionGone
    case tooManyRequests
    case serverFailed

    public var rule: RefusalRule {
      switch self {
      case .inputWrong: Refusals.inputWrong
      case .signedOutNow: Refusals.signedOutNow
      case .proofWanted: Refusals.proofWanted
      case .conflict: Refusals.conflict
      case .sessionGone: Refusals.sessionGone
      case .tooManyRequests: Refusals.tooManyRequests
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var rules: [RefusalRule] {
      [
        Refusals.inputWrong, Refusals.signedOutNow, Refusals.proofWanted, Refusals.conflict,
        Refusals.sessionGone, Refusals.tooManyRequests, Refusals.serverFailed,
      ]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.inputWrong: self = .inputWrong
      case Refusals.signedOutNow: self = .signedOutNow
      case Refusals.proofWanted:
        guard let details: ProofWantedDetails = answer.fields() else { return nil }
        self = .proofWanted(details)
      case Refusals.conflict: self = .conflict
      case Refusals.sessionGone: self = .sessionGone
      case Refusals.tooManyRequests: self = .tooManyRequests
      case Refusals.serverFailed: self = .serverFailed
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .proofWanted(let details): details
      default: nil
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 400,
    match: ["errors.0.code": .equals("email_password_mismatch")], recovery: .correct,
    messages: ["en": "Wrong address or password"])
  static let passwordWrong = RefusalRule(
    name: "passwordWrong", status: 400, match: ["errors.0.code": .equals("incorrect_password")],
    recovery: .correct, messages: ["en": "Wrong password"])
  static let codeWrong = RefusalRule(
    name: "codeWrong", status: 400, match: ["errors.0.code": .equals("incorrect_code")],
    recovery: .correct, messages: ["en": "Wrong code"])
  static let keyWrong = RefusalRule(
    name: "keyWrong", status: 400,
    match: ["errors.0.code": .equals("invalid"), "errors.0.param": .equals("key")],
    recovery: .correct, messages: ["en": "This code is wrong or too old"])
  static let resetKeyWrong = RefusalRule(
    name: "resetKeyWrong", status: 400, match: ["errors.0.code": .equals("token_invalid")],
    recovery: .correct, messages: ["en": "This link is wrong or too old"])
  static let inputWrong = RefusalRule(
    name: "inputWrong", status: 400, recovery: .correct,
    messages: ["en": "Please look at what you typed"])
  static let stepWanted = RefusalRule(
    name: "stepWanted", status: 401, match: ["meta.is_authenticated": .equals("false")],
    recovery: .continue(flow: "signingIn"))
  static let signedOutNow = RefusalRule(
    name: "signedOutNow", status: 401, match: ["meta.is_authenticated": .equals("false")],
    recovery: .signIn)
  static let proofWanted = RefusalRule(
    name: "proofWanted", status: 401, match: ["meta.is_authenticated": .equals("true")],
    recovery: .continue(flow: "proving"))
  static let closed = RefusalRule(name: "closed", status: 403, recovery: .tell)
  static let conflict = RefusalRule(name: "conflict", status: 409, recovery: .tell)
  static let sessionGone = RefusalRule(name: "sessionGone", status: 410, recovery: .signIn)
  static let tooManyRequests = RefusalRule(name: "tooManyRequests", status: 429, recovery: .retry)
  static let serverFailed = RefusalRule(
    name: "serverFailed", status: .hundreds(5), recovery: .retry)

  enum Declared {
    static let table = RefusalTable([
      Refusals.passwordWrong, Refusals.inputWrong, Refusals.signedOutNow, Refusals.sessionGone,
      Refusals.tooManyRequests, Refusals.serverFailed,
    ])
  }
}
