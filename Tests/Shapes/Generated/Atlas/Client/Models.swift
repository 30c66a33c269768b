// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Atlas {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct PlacesAnswer: Codable, Hashable, Sendable {
    public var places: [String]

    public init(places: [String]) {
      self.places = places
    }
  }

  public struct WrongPasswordDetails: Codable, Hashable, Sendable {
    public var attemptsLeft: Int

    public init(attemptsLeft: Int) {
      self.attemptsLeft = attemptsLeft
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.attemptsLeft = try fields.read(at: "error.details.attemptsLeft")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.attemptsLeft, at: "error.details.attemptsLeft")
    }
  }

  public struct AccountLockedDetails: Codable, Hashable, Sendable {
    public var lockedUntil: Date

    public init(lockedUntil: Date) {
      self.lockedUntil = lockedUntil
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.lockedUntil = try fields.read(at: "error.details.until")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.lockedUntil, at: "error.details.until")
    }
  }
}
