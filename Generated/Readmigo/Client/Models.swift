// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Readmigo {
  public struct User: Codable, Hashable, Sendable, KeepsValues {
    public var id: String
    public var nickname: String?

    public init(id: String, nickname: String? = nil) {
      self.id = id
      self.nickname = nickname
    }

    public var kept: [String: String] {
      ["userId": id.wireText]
    }
  }

  public struct Session: Codable, Hashable, Sendable, GrantsTokens, KeepsValues {
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

    public var kept: [String: String] {
      self.user.kept
    }
  }

  public struct Device: Codable, Hashable, Sendable {
    public var id: String
    public var name: String
    public var current: Bool
    public var lastActive: Date

    public init(id: String, name: String, current: Bool, lastActive: Date) {
      self.id = id
      self.name = name
      self.current = current
      self.lastActive = lastActive
    }
  }

  public struct RenewSessionAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret

    public init(accessToken: Secret) {
      self.accessToken = accessToken
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken)]
    }
  }

  public struct WrongCredentialsDetails: Codable, Hashable, Sendable {
    public var attemptsLeft: Int

    public init(attemptsLeft: Int) {
      self.attemptsLeft = attemptsLeft
    }
  }

  public struct AccountLockedDetails: Codable, Hashable, Sendable {
    public var lockedUntil: Date

    public init(lockedUntil: Date) {
      self.lockedUntil = lockedUntil
    }
  }

  public struct OddSignInDetails: Codable, Hashable, Sendable, GrantsTokens {
    public var challenge: Secret

    public init(challenge: Secret) {
      self.challenge = challenge
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", challenge)]
    }
  }

  public struct CodeTooSoonDetails: Codable, Hashable, Sendable {
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
