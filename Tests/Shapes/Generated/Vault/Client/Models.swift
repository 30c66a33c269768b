// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
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

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("step")
      self.accessToken = try fields.read("accessToken")
      self.refreshToken = try fields.read("refreshToken")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("done", as: "step")
      try fields.write(self.accessToken, as: "accessToken")
      try fields.write(self.refreshToken, as: "refreshToken")
    }
  }

  public struct AuthenticatorWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var challenge: Secret

    public init(challenge: Secret) {
      self.challenge = challenge
    }

    public var tokens: [GrantedToken] { [GrantedToken("challenge", challenge)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("step")
      self.challenge = try fields.read("challenge")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("totp", as: "step")
      try fields.write(self.challenge, as: "challenge")
    }
  }

  public struct MessageWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var challenge: Secret
    public var sentTo: String

    public init(challenge: Secret, sentTo: String) {
      self.challenge = challenge
      self.sentTo = sentTo
    }

    public var tokens: [GrantedToken] { [GrantedToken("challenge", challenge)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("step")
      self.challenge = try fields.read("challenge")
      self.sentTo = try fields.read("sentTo")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("sms", as: "step")
      try fields.write(self.challenge, as: "challenge")
      try fields.write(self.sentTo, as: "sentTo")
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
