// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Payroll {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case unknownTenant, wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .unknownTenant: Refusals.unknownTenant
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `slip` was refused.
  public enum SlipRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = SlipRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 404, code tenant
  static let unknownTenant = RefusalRule(name: "unknownTenant", status: 404, match: ["code": .equals("tenant")], recovery: .tell, messages: ["en": "This company is not known here"])
  // status 403, code password
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
}
