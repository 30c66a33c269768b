// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Longde {
  public struct User: Codable, Hashable, Sendable {
    public var id: UUID
    public var email: String?
    public var fullName: String?
    public var status: UserStatus

    public init(id: UUID, email: String? = nil, fullName: String? = nil, status: UserStatus) {
      self.id = id
      self.email = email
      self.fullName = fullName
      self.status = status
    }
  }

  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var user: User

    public init(accessToken: Secret, refreshToken: Secret, user: User) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.user = user
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }
  }
}
