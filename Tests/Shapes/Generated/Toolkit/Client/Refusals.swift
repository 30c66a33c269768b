// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Toolkit {
  /// Why `signUp` was refused.
  public enum SignUpRefusal: DeclaredRefusal, CaseIterable {
    case emailTaken, weakPassword

    public var rule: RefusalRule {
      switch self {
      case .emailTaken: Refusals.emailTaken
      case .weakPassword: Refusals.weakPassword
      }
    }
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
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case idExpired

    public var rule: RefusalRule {
      switch self {
      case .idExpired: Refusals.idExpired
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case tokenExpired

    public var rule: RefusalRule {
      switch self {
      case .tokenExpired: Refusals.tokenExpired
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, error.message EMAIL_EXISTS
  static let emailTaken = RefusalRule(name: "emailTaken", status: 400, match: ["error.message": .equals("EMAIL_EXISTS")], recovery: .correct, messages: ["en": "This address is taken"])
  // status 400, error.message begins with WEAK_PASSWORD
  static let weakPassword = RefusalRule(name: "weakPassword", status: 400, match: ["error.message": .startsWith("WEAK_PASSWORD")], recovery: .correct, messages: ["en": "This password is too weak"])
  // status 400, error.message INVALID_PASSWORD
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 400, match: ["error.message": .equals("INVALID_PASSWORD")], recovery: .correct, messages: ["en": "Wrong password"])
  // status 400, error.message begins with TOO_MANY_ATTEMPTS
  static let tooManyTries = RefusalRule(name: "tooManyTries", status: 400, match: ["error.message": .startsWith("TOO_MANY_ATTEMPTS")], recovery: .retry)
  // status 400, error.message TOKEN_EXPIRED
  static let tokenExpired = RefusalRule(name: "tokenExpired", status: 400, match: ["error.message": .equals("TOKEN_EXPIRED")], recovery: .signIn)
  // status 401
  static let idExpired = RefusalRule(name: "idExpired", status: 401, recovery: .renew)
}
