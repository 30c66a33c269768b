// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Payroll {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case unknownTenant, wrongPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `slip` was refused.
  public enum SlipRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = SlipRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let unknownTenant = RefusalRule(
    name: "unknownTenant", status: 404, match: ["code": .equals("tenant")], recovery: .tell,
    messages: ["en": "This company is not known here"])
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.unknownTenant, Refusals.wrongPassword, Refusals.sessionEnded,
    ])
  }
}
