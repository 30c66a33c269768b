// Written by authgen from longde.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Longde {
  /// Why `signInWithApple` was refused.
  public enum SignInWithAppleRefusal: DeclaredRefusal, CaseIterable {
    case accountDisabled, appleRefused, appleUnavailable

    public var rule: RefusalRule {
      switch self {
      case .accountDisabled: Refusals.accountDisabled
      case .appleRefused: Refusals.appleRefused
      case .appleUnavailable: Refusals.appleUnavailable
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case notSignedIn, sessionExpired, accountDisabled, accountGone

    public var rule: RefusalRule {
      switch self {
      case .notSignedIn: Refusals.notSignedIn
      case .sessionExpired: Refusals.sessionExpired
      case .accountDisabled: Refusals.accountDisabled
      case .accountGone: Refusals.accountGone
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case sessionExpired, accountDisabled, accountGone

    public var rule: RefusalRule {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      case .accountDisabled: Refusals.accountDisabled
      case .accountGone: Refusals.accountGone
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 401, message 请先登录
  static let notSignedIn = RefusalRule(name: "notSignedIn", status: 401, match: ["message": .equals("\u{8BF7}\u{5148}\u{767B}\u{5F55}")], recovery: .signIn)
  // status 401, message 登录已过期,请重新登录
  static let sessionExpired = RefusalRule(name: "sessionExpired", status: 401, match: ["message": .equals("\u{767B}\u{5F55}\u{5DF2}\u{8FC7}\u{671F},\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}")], recovery: .renew)
  // status 401, message 账号已被禁用
  static let accountDisabled = RefusalRule(name: "accountDisabled", status: 401, match: ["message": .equals("\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}")], recovery: .signIn, messages: ["zh-Hans": "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}", "en": "This account is disabled"])
  // status 401, message 账号不存在或已注销
  static let accountGone = RefusalRule(name: "accountGone", status: 401, match: ["message": .equals("\u{8D26}\u{53F7}\u{4E0D}\u{5B58}\u{5728}\u{6216}\u{5DF2}\u{6CE8}\u{9500}")], recovery: .signIn)
  // status 401, message Apple 登录验证失败
  static let appleRefused = RefusalRule(name: "appleRefused", status: 401, match: ["message": .equals("Apple \u{767B}\u{5F55}\u{9A8C}\u{8BC1}\u{5931}\u{8D25}")], recovery: .signIn, messages: ["zh-Hans": "Apple \u{767B}\u{5F55}\u{9A8C}\u{8BC1}\u{5931}\u{8D25}\u{FF0C}\u{8BF7}\u{91CD}\u{8BD5}", "en": "Apple did not confirm this sign-in, please try again"])
  // status 401, message Apple 登录未配置
  static let appleUnavailable = RefusalRule(name: "appleUnavailable", status: 401, match: ["message": .equals("Apple \u{767B}\u{5F55}\u{672A}\u{914D}\u{7F6E}")], recovery: .tell, messages: ["zh-Hans": "Apple \u{767B}\u{5F55}\u{7EF4}\u{62A4}\u{4E2D}", "en": "Sign in with Apple is under maintenance"])
}
