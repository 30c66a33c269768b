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

  public struct AboutAnswer: Codable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.header("X-Version")
      let _: String = try fields.cookie("theme")
      self.name = try fields.read("name")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header("2", as: "X-Version")
      try fields.cookie("plain", as: "theme")
      try fields.write(self.name, as: "name")
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

  public struct MovedDetails: Codable, Hashable, Sendable, GrantsTokens {
    public var trial: String
    public var hint: String?
    public var guest: Secret

    public init(trial: String, hint: String? = nil, guest: Secret) {
      self.trial = trial
      self.hint = hint
      self.guest = guest
    }

    public var tokens: [GrantedToken] { [GrantedToken("access", guest)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.header("WWW-Authenticate")
      let _: String = try fields.cookie("place")
      self.trial = try fields.cookie("trial")
      self.hint = try fields.cookieIfPresent("hint")
      self.guest = try fields.cookie("guest")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header("Basic", as: "WWW-Authenticate")
      try fields.cookie("east", as: "place")
      try fields.cookie(self.trial, as: "trial")
      try fields.cookie(self.hint, as: "hint")
      try fields.cookie(self.guest, as: "guest")
    }
  }
}
