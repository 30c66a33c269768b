// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Relay {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var access: Secret
    public var client: Secret
    public var page: Secret

    public init(access: Secret, client: Secret, page: Secret) {
      self.access = access
      self.client = client
      self.page = page
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", access), GrantedToken("client", client), GrantedToken("page", page)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.access = try fields.header("access-token")
      self.client = try fields.header("client")
      self.page = try fields.cookie("page")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.access, as: "access-token")
      try fields.header(self.client, as: "client")
      try fields.cookie(self.page, as: "page")
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }
  }

  public struct NewsAnswer: Codable, Hashable, Sendable {
    public var titles: [String]

    public init(titles: [String]) {
      self.titles = titles
    }
  }
}
