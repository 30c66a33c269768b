// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Toolkit {
  /// Why `signUp` was refused.
  public enum SignUpRefusal: String, TabledRefusal {
    case emailTaken, weakPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongPassword
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] { [Refusals.wrongPassword, Refusals.tooManyTries] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongPassword: self = .wrongPassword
      case Refusals.tooManyTries:
        guard let details: TooManyTriesDetails = answer.fields() else { return nil }
        self = .tooManyTries(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooManyTries(let details): details
      default: nil
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case idExpired

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case tokenExpired

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let emailTaken = RefusalRule(
    name: "emailTaken", status: 400, match: ["error.message": .equals("EMAIL_EXISTS")],
    recovery: .correct, messages: ["en": "This address is taken"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 400, match: ["error.message": .startsWith("WEAK_PASSWORD")],
    recovery: .correct, messages: ["en": "This password is too weak"])
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 400, match: ["error.message": .equals("INVALID_PASSWORD")],
    recovery: .correct, messages: ["en": "Wrong password"])
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 400, match: ["error.message": .startsWith("TOO_MANY_ATTEMPTS")],
    recovery: .retry)
  static let tokenExpired = RefusalRule(
    name: "tokenExpired", status: 400, match: ["error.message": .equals("TOKEN_EXPIRED")],
    recovery: .signIn)
  static let idExpired = RefusalRule(name: "idExpired", status: 401, recovery: .renew)

  enum Declared {
    static let table = RefusalTable([
      Refusals.emailTaken, Refusals.weakPassword, Refusals.tokenExpired, Refusals.idExpired,
    ])
  }
}
