// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Orchard {
  public struct Person: Codable, Hashable, Sendable {
    public var personId: UUID
    public var displayName: String?

    public init(personId: UUID, displayName: String? = nil) {
      self.personId = personId
      self.displayName = displayName
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.personId = try fields.read("person_id", elsewhere: ["data": "personId"])
      self.displayName = try fields.readIfPresent(
        "display_name", elsewhere: ["data": "displayName"])
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.personId.wireText, as: "person_id", elsewhere: ["data": "personId"])
      try fields.write(self.displayName, as: "display_name", elsewhere: ["data": "displayName"])
    }
  }

  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var person: Person

    public init(accessToken: Secret, refreshToken: Secret, person: Person) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.person = person
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }

    private enum CodingKeys: String, CodingKey {
      case person
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
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
