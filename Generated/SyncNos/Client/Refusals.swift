// Written by authgen from syncnos.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// Why `signInWithApple` was refused.
  public enum SignInWithAppleRefusal: DeclaredRefusal, CaseIterable {
    case invalidIdToken, serverFailed

    public var rule: RefusalRule {
      switch self {
      case .invalidIdToken: Refusals.invalidIdToken
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `loadAccount` was refused.
  public enum LoadAccountRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized, forbidden, serverFailed

    public var rule: RefusalRule {
      switch self {
      case .unauthorized: Refusals.unauthorized
      case .forbidden: Refusals.forbidden
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `saveFirstProfile` was refused.
  public typealias SaveFirstProfileRefusal = LoadAccountRefusal

  /// Why `renewTokens` was refused.
  public enum RenewTokensRefusal: DeclaredRenewalRefusal, CaseIterable {
    case unauthorized, forbidden, serverFailed

    public var rule: RefusalRule {
      switch self {
      case .unauthorized: Refusals.unauthorized
      case .forbidden: Refusals.forbidden
      case .serverFailed: Refusals.serverFailed
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }
}

/// What the contract says of each refusal.
private nonisolated enum Refusals {
  // status 401, message Invalid id_token
  static let invalidIdToken = RefusalRule(name: "invalidIdToken", status: 401, match: ["message": .equals("Invalid id_token")], recovery: .signIn)
  // status 401
  static let unauthorized = RefusalRule(name: "unauthorized", status: 401, recovery: .renew)
  // status 403
  static let forbidden = RefusalRule(name: "forbidden", status: 403, recovery: .renew)
  // status 5xx
  static let serverFailed = RefusalRule(name: "serverFailed", status: .hundreds(5), recovery: .retry)
  static let faults: [FaultRule] = [
    FaultRule(name: "offline", fault: .offline, recovery: .retry),
    FaultRule(name: "timedOut", fault: .timeout, recovery: .retry),
  ]
}
