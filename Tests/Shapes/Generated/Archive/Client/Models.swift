// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Archive {
  public struct Device: Codable, Hashable, Sendable {
    @InSmallLetters public var id: UUID
    public var name: String
    public var lastSeen: Date
    public var isThisOne: Bool

    public init(id: UUID, name: String, lastSeen: Date, isThisOne: Bool) {
      self.id = id
      self.name = name
      self.lastSeen = lastSeen
      self.isThisOne = isThisOne
    }
  }

  public struct Pair: Codable, Hashable, Sendable {
    @InSmallLetters public var device: UUID
    @InSmallLetters public var owner: UUID?
    @InSmallLetters public var others: [UUID]?
    @InSmallLetters public var places: [String: UUID]

    public init(device: UUID, owner: UUID? = nil, others: [UUID]? = nil, places: [String: UUID]) {
      self.device = device
      self.owner = owner
      self.others = others
      self.places = places
    }
  }

  public struct DevicePage: Codable, Hashable, Sendable {
    public var devices: [Device]
    public var next: String?

    public init(devices: [Device], next: String? = nil) {
      self.devices = devices
      self.next = next
    }
  }

  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct DocumentsAnswer: Codable, Hashable, Sendable {
    public var titles: [String]
    public var total: Int

    public init(titles: [String], total: Int) {
      self.titles = titles
      self.total = total
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.titles = try fields.read("titles")
      self.total = try fields.header("X-Total-Count")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.titles, as: "titles")
      try fields.header(self.total, as: "X-Total-Count")
    }
  }
}
