// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Depot {
  public struct App: Codable, Hashable, Sendable {
    public var key: Secret
    public var plugins: [App]

    public init(key: Secret, plugins: [App]) {
      self.key = key
      self.plugins = plugins
    }
  }

  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct ParcelsAnswer: Codable, Hashable, Sendable {
    public var parcels: [String]

    public init(parcels: [String]) {
      self.parcels = parcels
    }
  }

  public struct RegisterAnswer: Codable, Hashable, Sendable {
    public var key: Secret

    public init(key: Secret) {
      self.key = key
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
