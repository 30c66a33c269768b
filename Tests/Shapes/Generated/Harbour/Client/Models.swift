// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Harbour {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int

    public init(accessToken: Secret, refreshToken: Secret, expiresIn: Int) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", accessToken, expiresIn: Double(expiresIn)),
        GrantedToken("refresh", refreshToken),
      ]
    }

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
      case expiresIn = "expires_in"
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var id: UUID
    public var email: String

    public init(id: UUID, email: String) {
      self.id = id
      self.email = email
    }
  }

  public struct TooManyTriesDetails: Codable, Hashable, Sendable {
    public var retryAfter: WaitingTime

    public init(retryAfter: WaitingTime) {
      self.retryAfter = retryAfter
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.retryAfter = try fields.header("Retry-After")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.retryAfter, as: "Retry-After")
    }
  }
}
