// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Forum {
  public struct RegisterAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct ThreadsAnswer: Codable, Hashable, Sendable {
    public var titles: [String]

    public init(titles: [String]) {
      self.titles = titles
    }
  }

  public struct WeakPasswordDetails: Codable, Hashable, Sendable {
    public var hint: String?

    public init(hint: String? = nil) {
      self.hint = hint
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.hint = try fields.readIfPresent(at: "errors.0.meta.hint")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.hint, at: "errors.0.meta.hint")
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
