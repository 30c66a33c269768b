// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Tally {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `balance` was refused.
  public enum BalanceRefusal: String, TabledRefusal {
    case accessExpired

    public static var table: RefusalTable { Refusals.Declared.table }
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
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["errCode": .equals("17")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let tooMuch = RefusalRule(
    name: "tooMuch", status: 409, match: ["errCode": .equals("20")], recovery: .correct)
  static let accessExpired = RefusalRule(
    name: "accessExpired", status: 401, match: ["errCode": .equals("18")], recovery: .renew)
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 401, match: ["errCode": .equals("19")], recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.accessExpired, Refusals.sessionEnded,
    ])
  }
}
