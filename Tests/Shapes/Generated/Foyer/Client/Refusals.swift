// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Foyer {
  /// Why `exchangeCode` was refused.
  public enum ExchangeCodeRefusal: String, TabledRefusal {
    case codeRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case codeRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case tokenRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `setPicture` was refused.
  public typealias SetPictureRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let codeRefused = RefusalRule(
    name: "codeRefused", status: 400, match: ["error": .equals("invalid_grant")], recovery: .signIn)
  static let tokenRefused = RefusalRule(
    name: "tokenRefused", status: 401, match: ["error": .equals("invalid_token")], recovery: .renew)

  enum Declared {
    static let table = RefusalTable([Refusals.codeRefused, Refusals.tokenRefused])
  }
}
