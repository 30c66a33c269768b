// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Longde {
  /// Why `signInWithApple` was refused.
  public enum SignInWithAppleRefusal: String, TabledRefusal {
    case accountDisabled
    case appleRefused
    case appleUnavailable

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case notSignedIn
    case sessionExpired
    case accountDisabled
    case accountGone

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case sessionExpired
    case accountDisabled
    case accountGone

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let notSignedIn = RefusalRule(
    name: "notSignedIn",
    status: 401,
    match: ["message": .equals("请先登录")],
    recovery: .signIn
  )
  static let sessionExpired = RefusalRule(
    name: "sessionExpired",
    status: 401,
    match: ["message": .equals("登录已过期,请重新登录")],
    recovery: .renew
  )
  static let accountDisabled = RefusalRule(
    name: "accountDisabled",
    status: 401,
    match: ["message": .equals("账号已被禁用")],
    recovery: .signIn,
    messages: ["zh-Hans": "账号已被禁用", "en": "This account is disabled"]
  )
  static let accountGone = RefusalRule(
    name: "accountGone",
    status: 401,
    match: ["message": .equals("账号不存在或已注销")],
    recovery: .signIn
  )
  static let appleRefused = RefusalRule(
    name: "appleRefused",
    status: 401,
    match: ["message": .equals("Apple 登录验证失败")],
    recovery: .signIn,
    messages: [
      "zh-Hans": "Apple 登录验证失败，请重试",
      "en": "Apple did not confirm this sign-in, please try again",
    ]
  )
  static let appleUnavailable = RefusalRule(
    name: "appleUnavailable",
    status: 401,
    match: ["message": .equals("Apple 登录未配置")],
    recovery: .tell,
    messages: [
      "zh-Hans": "Apple 登录维护中",
      "en": "Sign in with Apple is under maintenance",
    ]
  )

  enum Declared {
    static let table = RefusalTable(
      [
        Refusals.notSignedIn,
        Refusals.sessionExpired,
        Refusals.accountDisabled,
        Refusals.accountGone,
        Refusals.appleRefused,
        Refusals.appleUnavailable,
      ]
    )
  }
}
