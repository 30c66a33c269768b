// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Marina {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword, forged

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signInByFlow` was refused.
  public enum SignInByFlowRefusal: String, TabledRefusal {
    case wrongPassword, flowEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signInWithFactor` was refused.
  public enum SignInWithFactorRefusal: String, TabledRefusal {
    case wrongPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `answerFactor` was refused.
  public enum AnswerFactorRefusal: String, TabledRefusal {
    case wrongCode

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `recoverAccount` was refused.
  public typealias RecoverAccountRefusal = AnswerFactorRefusal

  /// Why `setPassword` was refused.
  public enum SetPasswordRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `rename` was refused.
  public enum RenameRefusal: String, TabledRefusal {
    case forged, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = RenameRefusal

  /// Why `redeemHouse` was refused.
  public enum RedeemHouseRefusal: String, TabledRefusal {
    case houseRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("wrong_password")],
    recovery: .correct, messages: ["en": "Wrong password"])
  static let forged = RefusalRule(name: "forged", status: 419, recovery: .retry, fetches: "csrf")
  static let flowEnded = RefusalRule(
    name: "flowEnded", status: 410, recovery: .retry, fetches: "flow")
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
  static let wrongCode = RefusalRule(
    name: "wrongCode", status: 400, match: ["code": .equals("wrong_code")], recovery: .correct,
    messages: ["en": "Wrong code"])
  static let houseRefused = RefusalRule(
    name: "houseRefused", status: 400, match: ["error": .equals("invalid_grant")],
    recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.forged, Refusals.flowEnded, Refusals.sessionEnded,
      Refusals.wrongCode, Refusals.houseRefused,
    ])
  }
}
