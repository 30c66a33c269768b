// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension SyncNos {
  public struct AuthTokens: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
    }
  }

  public struct User: Codable, Hashable, Sendable {
    public var id: String
    public var email: String?
    public var fullName: String?

    public init(id: String, email: String? = nil, fullName: String? = nil) {
      self.id = id
      self.email = email
      self.fullName = fullName
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case email
      case fullName = "full_name"
    }
  }
}
