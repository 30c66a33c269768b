// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cabinet {
  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var csrf: Secret

    public init(session: Secret, csrf: Secret) {
      self.session = session
      self.csrf = csrf
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session), GrantedToken("csrf", csrf)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.session = try fields.cookie("__Host-session")
      self.csrf = try fields.cookie("XSRF-TOKEN")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.session, as: "__Host-session")
      try fields.cookie(self.csrf, as: "XSRF-TOKEN")
    }
  }

  public struct FreshValueAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var csrf: Secret

    public init(csrf: Secret) {
      self.csrf = csrf
    }

    public var tokens: [GrantedToken] { [GrantedToken("csrf", csrf)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.csrf = try fields.cookie("XSRF-TOKEN")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.csrf, as: "XSRF-TOKEN")
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
