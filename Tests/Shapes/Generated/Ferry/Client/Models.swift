// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ferry {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct CrossingsAnswer: Codable, Hashable, Sendable {
    public var today: [Date]

    public init(today: [Date]) {
      self.today = today
    }
  }

  public struct CodeLockedDetails: Codable, Hashable, Sendable {
    public var until: Date

    public init(until: Date) {
      self.until = until
    }
  }

  public struct CodesSpentDetails: Codable, Hashable, Sendable {
    @AsText public var left: WaitingTime

    public init(left: WaitingTime) {
      self.left = left
    }
  }

  public struct SentTooOftenDetails: Codable, Hashable, Sendable {
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

  public struct OverloadedDetails: Codable, Hashable, Sendable {
    public var resetsAt: UnixTime

    public init(resetsAt: UnixTime) {
      self.resetsAt = resetsAt
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.resetsAt = try fields.header("X-RateLimit-Reset")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.resetsAt, as: "X-RateLimit-Reset")
    }
  }

  public struct ShipGoneDetails: Codable, Hashable, Sendable {
    public var ship: String

    public init(ship: String) {
      self.ship = ship
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.ship = try fields.header("X-Ship")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.ship, as: "X-Ship")
    }
  }
}
