// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Foyer {
  /// Why `exchangeCode` was refused.
  public enum ExchangeCodeRefusal: DeclaredRefusal, CaseIterable {
    case codeRefused

    public var rule: RefusalRule {
      switch self {
      case .codeRefused: Refusals.codeRefused
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case codeRefused

    public var rule: RefusalRule {
      switch self {
      case .codeRefused: Refusals.codeRefused
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case tokenRefused

    public var rule: RefusalRule {
      switch self {
      case .tokenRefused: Refusals.tokenRefused
      }
    }
  }

  /// Why `setPicture` was refused.
  public typealias SetPictureRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, error invalid_grant
  static let codeRefused = RefusalRule(name: "codeRefused", status: 400, match: ["error": .equals("invalid_grant")], recovery: .signIn)
  // status 401, error invalid_token
  static let tokenRefused = RefusalRule(name: "tokenRefused", status: 401, match: ["error": .equals("invalid_token")], recovery: .renew)
}
