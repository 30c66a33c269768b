// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Marina {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, forged

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .forged: Refusals.forged
      }
    }
  }

  /// Why `signInByFlow` was refused.
  public enum SignInByFlowRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, flowEnded

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .flowEnded: Refusals.flowEnded
      }
    }
  }

  /// Why `signInWithFactor` was refused.
  public enum SignInWithFactorRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `answerFactor` was refused.
  public enum AnswerFactorRefusal: DeclaredRefusal, CaseIterable {
    case wrongCode

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      }
    }
  }

  /// Why `recoverAccount` was refused.
  public typealias RecoverAccountRefusal = AnswerFactorRefusal

  /// Why `setPassword` was refused.
  public enum SetPasswordRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `rename` was refused.
  public enum RenameRefusal: DeclaredRefusal, CaseIterable {
    case forged, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .forged: Refusals.forged
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = RenameRefusal

  /// Why `redeemHouse` was refused.
  public enum RedeemHouseRefusal: DeclaredRefusal, CaseIterable {
    case houseRefused

    public var rule: RefusalRule {
      switch self {
      case .houseRefused: Refusals.houseRefused
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, code wrong_password
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("wrong_password")], recovery: .correct, messages: ["en": "Wrong password"])
  // status 419
  static let forged = RefusalRule(name: "forged", status: 419, recovery: .retry, fetches: "csrf")
  // status 410
  static let flowEnded = RefusalRule(name: "flowEnded", status: 410, recovery: .retry, fetches: "flow")
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
  // status 400, code wrong_code
  static let wrongCode = RefusalRule(name: "wrongCode", status: 400, match: ["code": .equals("wrong_code")], recovery: .correct, messages: ["en": "Wrong code"])
  // status 400, error invalid_grant
  static let houseRefused = RefusalRule(name: "houseRefused", status: 400, match: ["error": .equals("invalid_grant")], recovery: .signIn)
}
