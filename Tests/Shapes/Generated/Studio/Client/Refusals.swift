// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Studio {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `acceptTerms` was refused.
  public enum AcceptTermsRefusal: String, TabledRefusal {
    case stepEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `choosePassword` was refused.
  public enum ChoosePasswordRefusal: String, TabledRefusal {
    case weakPassword, stepEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `projects` was refused.
  public enum ProjectsRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = ProjectsRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let weakPassword = RefusalRule(
    name: "weakPassword", status: 422, recovery: .correct,
    messages: ["en": "This password is too weak"])
  static let stepEnded = RefusalRule(name: "stepEnded", status: 410, recovery: .signIn)
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.weakPassword, Refusals.stepEnded, Refusals.sessionEnded,
    ])
  }
}
