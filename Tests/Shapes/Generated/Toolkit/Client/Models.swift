// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Toolkit {
  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens {
    public var idToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int
    public var localId: String

    public init(idToken: Secret, refreshToken: Secret, expiresIn: Int, localId: String) {
      self.idToken = idToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
      self.localId = localId
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("id", idToken, expiresIn: Double(expiresIn)),
        GrantedToken("refresh", refreshToken),
      ]
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var email: String

    public init(email: String) {
      self.email = email
    }
  }

  public struct RenewSessionAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var idToken: Secret

    public init(idToken: Secret) {
      self.idToken = idToken
    }

    public var tokens: [GrantedToken] { [GrantedToken("id", idToken)] }
  }

  public struct TooManyTriesDetails: Codable, Hashable, Sendable {
    /// With what the app can show its developer.
    public var code: String?

    public init(code: String? = nil) {
      self.code = code
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.code = try fields.readIfPresent(at: "error.message")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.code, at: "error.message")
    }
  }
}
