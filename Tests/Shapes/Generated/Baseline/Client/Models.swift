// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Baseline {
  public struct User: Codable, Hashable, Sendable {
    public var id: UUID
    public var email: String?
    public var phone: String?
    public var confirmedAt: Date?

    public init(id: UUID, email: String? = nil, phone: String? = nil, confirmedAt: Date? = nil) {
      self.id = id
      self.email = email
      self.phone = phone
      self.confirmedAt = confirmedAt
    }

    private enum CodingKeys: String, CodingKey {
      case id, email, phone
      case confirmedAt = "confirmed_at"
    }
  }

  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresAt: Date
    public var user: User

    public init(accessToken: Secret, refreshToken: Secret, expiresAt: Date, user: User) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresAt = expiresAt
      self.user = user
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", accessToken, expiresAt: expiresAt),
        GrantedToken("refresh", refreshToken),
      ]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("token_type")
      self.accessToken = try fields.read("access_token")
      self.refreshToken = try fields.read("refresh_token")
      self.expiresAt = try fields.read("expires_at")
      self.user = try fields.read("user")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("bearer", as: "token_type")
      try fields.write(self.accessToken, as: "access_token")
      try fields.write(self.refreshToken, as: "refresh_token")
      try fields.write(self.expiresAt, as: "expires_at")
      try fields.write(self.user, as: "user")
    }
  }

  public struct ConfirmationWanted: Codable, Hashable, Sendable {
    public var id: UUID
    public var confirmationSentAt: Date

    public init(id: UUID, confirmationSentAt: Date) {
      self.id = id
      self.confirmationSentAt = confirmationSentAt
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case confirmationSentAt = "confirmation_sent_at"
    }
  }

  public struct Factor: Codable, Hashable, Sendable {
    public var id: UUID
    public var type: FactorType
    public var status: FactorStatus

    public init(id: UUID, type: FactorType, status: FactorStatus) {
      self.id = id
      self.type = type
      self.status = status
    }
  }

  public struct AskFactorAnswer: Codable, Hashable, Sendable {
    public var id: UUID
    public var expiresAt: UnixTime

    public init(id: UUID, expiresAt: UnixTime) {
      self.id = id
      self.expiresAt = expiresAt
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case expiresAt = "expires_at"
    }
  }

  public struct TooManyDetails: Codable, Hashable, Sendable {
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
