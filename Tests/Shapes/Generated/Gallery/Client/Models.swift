// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Gallery {
  public struct Cookies: Codable, Hashable, Sendable, GrantsTokens {
    public var access: Secret
    public var refresh: Secret

    public init(access: Secret, refresh: Secret) {
      self.access = access
      self.refresh = refresh
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", access), GrantedToken("refresh", refresh)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.access = try fields.cookie("__Host-access")
      self.refresh = try fields.cookie("__Host-refresh")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.access, as: "__Host-access")
      try fields.cookie(self.refresh, as: "__Host-refresh")
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var id: UUID
    public var displayName: String?

    public init(id: UUID, displayName: String? = nil) {
      self.id = id
      self.displayName = displayName
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case displayName = "display_name"
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
