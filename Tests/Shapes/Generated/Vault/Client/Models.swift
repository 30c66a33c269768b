// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var step: String
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(step: String = "done", accessToken: Secret, refreshToken: Secret) {
      self.step = step
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }
  }

  public struct AuthenticatorWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var step: String
    public var challenge: Secret

    public init(step: String = "totp", challenge: Secret) {
      self.step = step
      self.challenge = challenge
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", challenge)]
    }
  }

  public struct MessageWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var step: String
    public var challenge: Secret
    public var sentTo: String

    public init(step: String = "sms", challenge: Secret, sentTo: String) {
      self.step = step
      self.challenge = challenge
      self.sentTo = sentTo
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", challenge)]
    }
  }

  public struct EnrolAuthenticatorAnswer: Codable, Hashable, Sendable {
    public var secret: Secret
    public var link: Secret

    public init(secret: Secret, link: Secret) {
      self.secret = secret
      self.link = link
    }
  }

  public struct TooSoonDetails: Codable, Hashable, Sendable {
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
