// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Baseline {
  public enum SignUpAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case session(Session)
    case confirmationWanted(ConfirmationWanted)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["token_type": "bearer"]) {
        self = .session(try Session(from: decoder))
      } else {
        self = .confirmationWanted(try ConfirmationWanted(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .session(let value): try value.encode(to: encoder)
      case .confirmationWanted(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .session: "Session"
      case .confirmationWanted: "ConfirmationWanted"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .session(let value): value.tokens
      case .confirmationWanted: []
      }
    }
  }

  public enum FactorType: OpenEnumeration {
    case totp, phone
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "totp": self = .totp
      case "phone": self = .phone
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .totp: "totp"
      case .phone: "phone"
      case .other(let text): text
      }
    }
  }

  public enum FactorStatus: OpenEnumeration {
    case verified, unverified
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "verified": self = .verified
      case "unverified": self = .unverified
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .verified: "verified"
      case .unverified: "unverified"
      case .other(let text): text
      }
    }
  }

  public enum VerifyCodeType: OpenEnumeration {
    case email, sms, recovery
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "email": self = .email
      case "sms": self = .sms
      case "recovery": self = .recovery
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .email: "email"
      case .sms: "sms"
      case .recovery: "recovery"
      case .other(let text): text
      }
    }
  }
}
