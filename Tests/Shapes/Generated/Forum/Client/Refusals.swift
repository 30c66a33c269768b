// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Forum {
  /// Why `register` was refused.
  public enum RegisterRefusal: DeclaredRefusal {
    case nameTaken
    case weakPassword(WeakPasswordDetails)
    case tooManyTries(TooManyTriesDetails)

    public var rule: RefusalRule {
      switch self {
      case .nameTaken: Refusals.nameTaken
      case .weakPassword: Refusals.weakPassword
      case .tooManyTries: Refusals.tooManyTries
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.nameTaken, Refusals.weakPassword, Refusals.tooManyTries]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.nameTaken: self = .nameTaken
      case Refusals.weakPassword:
        guard let details: WeakPasswordDetails = answer.fields() else { return nil }
        self = .weakPassword(details)
      case Refusals.tooManyTries:
        guard let details: TooManyTriesDetails = answer.fields() else { return nil }
        self = .tooManyTries(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .weakPassword(let details): details
      case .tooManyTries(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .tooManyTries(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
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

    public var recovery: Recovery {
      switch self {
      case .tooManyTries(let details): .wait(until: details.retryAfter.end)
      default: rule.recovery
      }
    }
  }

  /// Why `threads` was refused.
  public enum ThreadsRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = ThreadsRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["errors.0.code": .equals("password")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let nameTaken = RefusalRule(
    name: "nameTaken", status: 422, match: ["errors.0.code": .equals("taken")], recovery: .correct,
    messages: ["en": "This name is taken"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 422, match: ["errors.0.code": .equals("weak")],
    recovery: .correct, messages: ["en": "Please choose another password"])
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["errors.0.code": .equals("session")],
    recovery: .signIn)
  static let tooManyTries = RefusalRule(
    name: "tooManyTries", status: 429, recovery: .wait(until: nil))

  enum Declared {
    static let table = RefusalTable([Refusals.sessionEnded])
  }
}
