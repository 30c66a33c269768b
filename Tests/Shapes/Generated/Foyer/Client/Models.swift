// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Foyer {
  public struct TokenAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int
    public var tokenType: String

    public init(accessToken: Secret, refreshToken: Secret, expiresIn: Int, tokenType: String = "Bearer") {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
      self.tokenType = tokenType
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken, expiresIn: Double(expiresIn)), GrantedToken("refresh", refreshToken)]
    }

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
      case expiresIn = "expires_in"
      case tokenType = "token_type"
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var sub: String
    public var name: String?

    public init(sub: String, name: String? = nil) {
      self.sub = sub
      self.name = name
    }
  }
}
