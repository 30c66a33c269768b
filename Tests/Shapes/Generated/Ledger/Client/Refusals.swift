// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ledger {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, tooManyRequests

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .tooManyRequests: Refusals.tooManyRequests
      }
    }
  }

  /// Why `accounts` was refused.
  public enum AccountsRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded, tooManyRequests

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      case .tooManyRequests: Refusals.tooManyRequests
      }
    }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, __type NotAuthorizedException
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 400, match: ["__type": .equals("NotAuthorizedException")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 400, __type SessionEndedException
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 400, match: ["__type": .equals("SessionEndedException")], recovery: .signIn)
  // status 400, __type TooManyRequestsException
  static let tooManyRequests = RefusalRule(name: "tooManyRequests", status: 400, match: ["__type": .equals("TooManyRequestsException")], recovery: .retry)
}
