// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Longde {
  /// How `signInWithApple` may refuse.
  public enum SignInWithAppleRefusal: DeclaredRefusal, CaseIterable {
    case accountDisabled
    case appleRefused
    case appleUnavailable

    public var answer: RefusalAnswer {
      switch self {
      case .accountDisabled:
        Refusals.accountDisabled
      case .appleRefused:
        Refusals.appleRefused
      case .appleUnavailable:
        Refusals.appleUnavailable
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case notSignedIn
    case sessionExpired
    case accountDisabled
    case accountGone

    public var answer: RefusalAnswer {
      switch self {
      case .notSignedIn:
        Refusals.notSignedIn
      case .sessionExpired:
        Refusals.sessionExpired
      case .accountDisabled:
        Refusals.accountDisabled
      case .accountGone:
        Refusals.accountGone
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case sessionExpired
    case accountDisabled
    case accountGone

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired:
        Refusals.sessionExpired
      case .accountDisabled:
        Refusals.accountDisabled
      case .accountGone:
        Refusals.accountGone
      }
    }
  }
}

extension Longde {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static let notSignedIn = RefusalAnswer(status: 401, at: ["message": "请先登录"])
    static let sessionExpired = RefusalAnswer(
      status: 401,
      at: ["message": "登录已过期,请重新登录"]
    )
    static let accountDisabled = RefusalAnswer(status: 401, at: ["message": "账号已被禁用"])
    static let accountGone = RefusalAnswer(
      status: 401,
      at: ["message": "账号不存在或已注销"]
    )
    static let appleRefused = RefusalAnswer(
      status: 401,
      at: ["message": "Apple 登录验证失败"]
    )
    static let appleUnavailable = RefusalAnswer(
      status: 401,
      at: ["message": "Apple 登录未配置"]
    )
  }
}
