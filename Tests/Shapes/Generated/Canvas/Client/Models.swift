// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Canvas {
  public struct User: Codable, Hashable, Sendable {
    public var id: UUID
    public var isGuest: Bool
    public var email: String?

    public init(id: UUID, isGuest: Bool, email: String? = nil) {
      self.id = id
      self.isGuest = isGuest
      self.email = email
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
