// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Foyer {
  public struct TokenAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int

    public init(accessToken: Secret, refreshToken: Secret, expiresIn: Int) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", accessToken, expiresIn: Double(expiresIn)),
        GrantedToken("refresh", refreshToken),
      ]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.accessToken = try fields.read("access_token")
      self.refreshToken = try fields.read("refresh_token")
      self.expiresIn = try fields.read("expires_in")
      let _: String = try fields.read("token_type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.accessToken, as: "access_token")
      try fields.write(self.refreshToken, as: "refresh_token")
      try fields.write(self.expiresIn, as: "expires_in")
      try fields.write("Bearer", as: "token_type")
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var sub: String
    public var name: String?

    public init(sub: String, name: String? = nil) {
      self.sub = sub
      self.name = name
    }
  }
}
