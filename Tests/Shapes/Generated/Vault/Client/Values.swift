// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Vault {
  public enum SignInAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case session(Session)
    case authenticatorWanted(AuthenticatorWanted)
    case messageWanted(MessageWanted)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["step": "done"]) {
        self = .session(try Session(from: decoder))
      } else if decoder.holds(["step": "totp"]) {
        self = .authenticatorWanted(try AuthenticatorWanted(from: decoder))
      } else if decoder.holds(["step": "sms"]) {
        self = .messageWanted(try MessageWanted(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .session(let value): try value.encode(to: encoder)
      case .authenticatorWanted(let value): try value.encode(to: encoder)
      case .messageWanted(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .session: "Session"
      case .authenticatorWanted: "AuthenticatorWanted"
      case .messageWanted: "MessageWanted"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .session(let value): value.tokens
      case .authenticatorWanted(let value): value.tokens
      case .messageWanted(let value): value.tokens
      case .other: []
      }
    }
  }

  public enum SendMessageBy: OpenEnumeration {
    case sms, mail
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
