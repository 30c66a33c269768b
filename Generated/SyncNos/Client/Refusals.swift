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

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 401, message Invalid id_token
  static let invalidIdToken = RefusalRule(name: "invalidIdToken", status: 401, match: ["message": .equals("Invalid id_token")], recovery: .signIn, messages: ["zh-Hans": "Apple \u{767B}\u{5F55}\u{672A}\u{901A}\u{8FC7}\u{9A8C}\u{8BC1}\u{FF0C}\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}", "en": "Apple did not confirm this sign-in, please sign in again"])
  // status 401
  static let unauthorized = RefusalRule(name: "unauthorized", status: 401, recovery: .renew, messages: ["zh-Hans": "\u{767B}\u{5F55}\u{5DF2}\u{5931}\u{6548}\u{FF0C}\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}", "en": "This sign-in has ended, please sign in again"])
  // status 403
  static let forbidden = RefusalRule(name: "forbidden", status: 403, recovery: .renew, messages: ["zh-Hans": "\u{6CA1}\u{6709}\u{6743}\u{9650}\u{FF0C}\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}", "en": "You may not do this, please sign in again"])
  // status 5xx
  static let serverFailed = RefusalRule(name: "serverFailed", status: .hundreds(5), recovery: .retry, messages: ["zh-Hans": "\u{670D}\u{52A1}\u{5668}\u{51FA}\u{9519}\u{FF0C}\u{8BF7}\u{7A0D}\u{540E}\u{518D}\u{8BD5}", "en": "The server failed, please try again later"])
  static let faults: [FaultRule] = [
    FaultRule(name: "offline", fault: .offline, recovery: .retry, messages: ["zh-Hans": "\u{7F51}\u{7EDC}\u{4E0D}\u{53EF}\u{7528}\u{FF0C}\u{8BF7}\u{68C0}\u{67E5}\u{540E}\u{91CD}\u{8BD5}", "en": "There is no connection, please check it and try again"]),
    FaultRule(name: "timedOut", fault: .timeout, recovery: .retry, messages: ["zh-Hans": "\u{7B49}\u{5F85}\u{8D85}\u{65F6}\u{FF0C}\u{8BF7}\u{91CD}\u{8BD5}", "en": "No answer came in time, please try again"]),
  ]
}
