// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Beacon {
  public struct Tokens: Codable, Hashable, Sendable, GrantsTokens {
    public var access: Secret
    public var refresh: Secret
    public var accessEnds: Date

    public init(access: Secret, refresh: Secret, accessEnds: Date) {
      self.access = access
      self.refresh = refresh
      self.accessEnds = accessEnds
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", access, expiresAt: accessEnds), GrantedToken("refresh", refresh)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.access = try fields.header("X-Access-Token")
      self.refresh = try fields.header("X-Refresh-Token")
      self.accessEnds = try fields.header("X-Access-Expires")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.access, as: "X-Access-Token")
      try fields.header(self.refresh, as: "X-Refresh-Token")
      try fields.header(self.accessEnds, as: "X-Access-Expires")
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
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
