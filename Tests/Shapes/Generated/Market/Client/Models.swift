// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Market {
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
    public var nickname: String?

    public init(id: UUID, nickname: String? = nil) {
      self.id = id
      self.nickname = nickname
    }
  }

  public struct LockedDetails: Codable, Hashable, Sendable {
    public var seconds: WaitingTime

    public init(seconds: WaitingTime) {
      self.seconds = seconds
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.seconds = try fields.read(at: "data.retryAfter")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.seconds, at: "data.retryAfter")
    }
  }
}
