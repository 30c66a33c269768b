// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthServer

extension Payroll {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case unknownTenant, wrongPassword

    public var answer: RefusalAnswer {
      switch self {
      case .unknownTenant: Refusals.unknownTenant
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// How `slip` may refuse.
  public enum SlipRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Payroll {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 404, code tenant
    static let unknownTenant = RefusalAnswer(status: 404, at: ["code": "tenant"])
    // status 403, code password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "password"])
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}
