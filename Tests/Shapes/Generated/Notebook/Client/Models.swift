// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Notebook {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", token)] }
  }

  public struct NotesAnswer: Codable, Hashable, Sendable {
    public var titles: [String]

    public init(titles: [String]) {
      self.titles = titles
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
