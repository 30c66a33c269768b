// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var step: String
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(step: String = "done", accessToken: Secret, refreshToken: Secret) {
      self.step = step
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }
  }

  public struct AuthenticatorWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var step: String
    public var challenge: Secret

    public init(step: String = "totp", challenge: Secret) {
      self.step = step
      self.challenge = challenge
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", challenge)]
    }
  }

  public struct MessageWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var step: String
    public var challenge: Secret
    public var sentTo: String

    public init(step: String = "sms", challenge: Secret, sentTo: String) {
      self.step = step
      self.challenge = challenge
      self.sentTo = sentTo
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", challenge)]
    }
  }

  public struct EnrolAuthenticatorAnswer: Codable, Hashable, Sendable {
    public var secret: Secret
    public var link: URL

    public init(secret: Secret, link: URL) {
      self.secret = secret
      self.link = link
    }
  }

  public enum SignInAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case session(Session)
    case authenticatorWanted(AuthenticatorWanted)
    case messageWanted(MessageWanted)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["step": "done"]) {
        self = .session(try Session(from: decoder))
      } else if decoder.holds(["step": "totp"]) {
        self = .authenticatorWanted(try AuthenticatorWanted(from: decoder))
      } else if decoder.holds(["step": "sms"]) {
        self = .messageWanted(try MessageWanted(from: decoder))
      } else {
        throw UnknownAnswer()
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .session(let value): try value.encode(to: encoder)
      case .authenticatorWanted(let value): try value.encode(to: encoder)
      case .messageWanted(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .session: "Session"
      case .authenticatorWanted: "AuthenticatorWanted"
      case .messageWanted: "MessageWanted"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .session(let value): value.tokens
      case .authenticatorWanted(let value): value.tokens
      case .messageWanted(let value): value.tokens
      }
    }
  }

  public enum SendMessageBy: OpenEnumeration {
    case sms
    case mail
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "sms": self = .sms
      case "mail": self = .mail
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .sms: "sms"
      case .mail: "mail"
      case .other(let text): text
      }
    }
  }
}

// What each call sends.

nonisolated extension Vault {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct SendMessageBody: Encodable, Sendable {
    let challenge: Secret
    let by: SendMessageBy
  }

  struct AnswerAuthenticatorBody: Encodable, Sendable {
    let challenge: Secret
    let code: Secret
  }

  struct AnswerMessageBody: Encodable, Sendable {
    let challenge: Secret
    let code: Secret
  }

  struct ConfirmAuthenticatorBody: Encodable, Sendable {
    let code: Secret
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
