// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Clinic {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var expiresAt: Date

    public init(session: Secret, expiresAt: Date) {
      self.session = session
      self.expiresAt = expiresAt
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session, expiresAt: expiresAt)] }
  }

  public struct AppointmentsAnswer: Codable, Hashable, Sendable {
    public var today: [Date]

    public init(today: [Date]) {
      self.today = today
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
