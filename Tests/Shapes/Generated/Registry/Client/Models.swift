// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Registry {
  public struct Person: Codable, Hashable, Sendable {
    public var id: UUID
    public var nickname: String?
    public var address: Address?

    public init(id: UUID, nickname: String? = nil, address: Address? = nil) {
      self.id = id
      self.nickname = nickname
      self.address = address
    }
  }

  public struct Address: Codable, Hashable, Sendable {
    public var street: String
    public var floor: Int?

    public init(street: String, floor: Int? = nil) {
      self.street = street
      self.floor = floor
    }
  }

  public struct NewAddress: Codable, Hashable, Sendable {
    public var street: String?
    public var floor: FieldChange<Int>

    public init(street: String? = nil, floor: FieldChange<Int> = .keep) {
      self.street = street
      self.floor = floor
    }
  }

  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", token)] }
  }

  public struct RegisterAnswer: Codable, Hashable, Sendable {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
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
