// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lantern {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var id: UUID
    public var email: String?

    public init(id: UUID, email: String? = nil) {
      self.id = id
      self.email = email
    }
  }
}
