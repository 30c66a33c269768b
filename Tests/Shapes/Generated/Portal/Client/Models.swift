// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Portal {
  public struct Person: Codable, Hashable, Sendable {
    public var id: String
    public var name: String
    public var groups: [String]

    public init(id: String, name: String, groups: [String]) {
      self.id = id
      self.name = name
      self.groups = groups
    }

    private enum CodingKeys: String, CodingKey {
      case name, groups
      case id = "sub"
    }
  }

  public struct RedeemTicketAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.session = try fields.cookie("__Host-portal")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.session, as: "__Host-portal")
    }
  }

  public struct HolidaysAnswer: Codable, Hashable, Sendable {
    public var days: [String]

    public init(days: [String]) {
      self.days = days
    }
  }
}
