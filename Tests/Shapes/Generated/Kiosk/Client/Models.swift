// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Kiosk {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct OrdersAnswer: Codable, Hashable, Sendable {
    public var orders: [String]

    public init(orders: [String]) {
      self.orders = orders
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
