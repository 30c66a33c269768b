// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Tally {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `balance` was refused.
  public enum BalanceRefusal: DeclaredRefusal, CaseIterable {
    case accessExpired

    public var rule: RefusalRule {
      switch self {
      case .accessExpired: Refusals.accessExpired
      }
    }
  }

  /// Why `agree` was refused.
  public enum AgreeRefusal: DeclaredRefusal {
    case tooMuch(TooMuchDetails)
    case accessExpired

    public var rule: RefusalRule {
      switch self {
      case .tooMuch: Refusals.tooMuch
      case .accessExpired: Refusals.accessExpired
      }
    }

    public static var rules: [RefusalRule] { [Refusals.tooMuch, Refusals.accessExpired] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.tooMuch:
        guard let details: TooMuchDetails = answer.fields() else { return nil }
        self = .tooMuch(details)
      case Refusals.accessExpired: self = .accessExpired
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .tooMuch(let details): details
      default: nil
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, errCode 17
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["errCode": .equals("17")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 409, errCode 20
  static let tooMuch = RefusalRule(name: "tooMuch", status: 409, match: ["errCode": .equals("20")], recovery: .correct)
  // status 401, errCode 18
  static let accessExpired = RefusalRule(name: "accessExpired", status: 401, match: ["errCode": .equals("18")], recovery: .renew)
  // status 401, errCode 19
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, match: ["errCode": .equals("19")], recovery: .signIn)
}
