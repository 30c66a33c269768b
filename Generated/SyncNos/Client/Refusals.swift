// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// Why `signInWithApple` was refused.
  public enum SignInWithAppleRefusal: String, TabledRefusal {
    case invalidIdToken
    case serverFailed

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `loadAccount` was refused.
  public enum LoadAccountRefusal: String, TabledRefusal {
    case unauthorized
    case forbidden
    case serverFailed

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `saveFirstProfile` was refused.
  public typealias SaveFirstProfileRefusal = LoadAccountRefusal

  /// Why `renewTokens` was refused.
  public enum RenewTokensRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case unauthorized
    case forbidden
    case serverFailed

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let invalidIdToken = RefusalRule(
    name: "invalidIdToken",
    status: 401,
    match: ["message": .equals("Invalid id_token")],
    recovery: .signIn,
    messages: [
      "zh-Hans": "Apple 登录未通过验证，请重新登录",
      "en": "Apple did not confirm this sign-in, please sign in again",
    ]
  )
  static let unauthorized = RefusalRule(
    name: "unauthorized",
    status: 401,
    recovery: .renew,
    messages: [
      "zh-Hans": "登录已失效，请重新登录",
      "en": "This sign-in has ended, please sign in again",
    ]
  )
  static let forbidden = RefusalRule(
    name: "forbidden",
    status: 403,
    recovery: .renew,
    messages: [
      "zh-Hans": "没有权限，请重新登录",
      "en": "You may not do this, please sign in again",
    ]
  )
  static let serverFailed = RefusalRule(
    name: "serverFailed",
    status: .hundreds(5),
    recovery: .retry,
    messages: [
      "zh-Hans": "服务器出错，请稍后再试",
      "en": "The server failed, please try again later",
    ]
  )
  static let faults: [FaultRule] = [
    FaultRule(
      name: "offline",
      fault: .offline,
      recovery: .retry,
      messages: [
        "zh-Hans": "网络不可用，请检查后重试",
        "en": "There is no connection, please check it and try again",
      ]
    ),
    FaultRule(
      name: "timedOut",
      fault: .timeout,
      recovery: .retry,
      messages: [
        "zh-Hans": "等待超时，请重试",
        "en": "No answer came in time, please try again",
      ]
    ),
  ]

  enum Declared {
    static let table = RefusalTable(
      [
        Refusals.invalidIdToken,
        Refusals.unauthorized,
        Refusals.forbidden,
        Refusals.serverFailed,
      ],
      faults: Refusals.faults
    )
  }
}
