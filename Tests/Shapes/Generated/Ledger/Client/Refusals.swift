// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ledger {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword, tooManyRequests

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `accounts` was refused.
  public enum AccountsRefusal: String, TabledRefusal {
    case sessionEnded, tooManyRequests

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 400, match: ["__type": .equals("NotAuthorizedException")],
    recovery: .correct, messages: ["en": "Wrong name or password"])
  static let sessionEnded = RefusalRule(
    name: "sessionEnded", status: 400, match: ["__type": .equals("SessionEndedException")],
    recovery: .signIn)
  static let tooManyRequests = RefusalRule(
    name: "tooManyRequests", status: 400, match: ["__type": .equals("TooManyRequestsException")],
    recovery: .retry)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.sessionEnded, Refusals.tooManyRequests,
    ])
  }
}
