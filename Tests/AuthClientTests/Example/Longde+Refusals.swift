public import AuthClient
import Foundation

extension Longde {
  public enum SignInWithAppleRefusal: String, DeclaredRefusal, CaseIterable {
    case appleUnavailable
    case accountDisabled

    public var rule: RefusalRule {
      switch self {
      case .appleUnavailable: Refusals.appleUnavailable
      case .accountDisabled: Refusals.accountDisabled
      }
    }
  }

  public enum MeRefusal: String, DeclaredRefusal, CaseIterable {
    case notSignedIn
    case sessionExpired
    case accountDisabled
    case accountGone

    public var rule: RefusalRule {
      switch self {
      case .notSignedIn: Refusals.notSignedIn
      case .sessionExpired: Refusals.sessionExpired
      case .accountDisabled: Refusals.accountDisabled
      case .accountGone: Refusals.accountGone
      }
    }
  }

  public enum RenewSessionRefusal: String, DeclaredRenewalRefusal, CaseIterable {
    case sessionExpired
    case accountDisabled
    case accountGone

    public var rule: RefusalRule {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      case .accountDisabled: Refusals.accountDisabled
      case .accountGone: Refusals.accountGone
      }
    }
  }

  enum Refusals {
    static let notSignedIn = RefusalRule(
      name: "notSignedIn", status: 401, match: ["message": .equals("请先登录")], recovery: .signIn)
    static let sessionExpired = RefusalRule(
      name: "sessionExpired", status: 401, match: ["message": .equals("登录已过期,请重新登录")],
      recovery: .renew)
    static let accountDisabled = RefusalRule(
      name: "accountDisabled", status: 401, match: ["message": .equals("账号已被禁用")],
      recovery: .signIn, messages: ["zh-Hans": "账号已被禁用"])
    static let accountGone = RefusalRule(
      name: "accountGone", status: 401, match: ["message": .equals("账号不存在或已注销")],
      recovery: .signIn)
    static let appleUnavailable = RefusalRule(
      name: "appleUnavailable", status: 401, match: ["message": .equals("Apple 登录未配置")],
      recovery: .tell, messages: ["zh-Hans": "Apple 登录维护中"])
  }
}
