public import AuthClient
public import Foundation

/// The generator's output for the contract "Longde", by hand: if this compiles and works, so will
/// that.
public enum Longde: AuthContract {}

extension Longde {
  public struct User: Codable, Hashable, Sendable {
    public var id: UUID
    public var email: String?
    public var fullName: String?
    public var status: UserStatus
  }

  public enum UserStatus: OpenEnumeration {
    case active
    case deleted
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "active": self = .active
      case "deleted": self = .deleted
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .active: "active"
      case .deleted: "deleted"
      case .other(let value): value
      }
    }
  }

  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var user: User

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }
  }

  struct SignInWithAppleBody: Encodable, Sendable {
    var identityToken: Secret
    var fullName: String?
    var email: String?
  }

  struct RenewSessionBody: Encodable, Sendable {
    var refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    var refreshToken: Secret
  }
}
