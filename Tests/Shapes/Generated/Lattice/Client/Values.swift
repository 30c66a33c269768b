// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Lattice {
  public enum Stage: Codable, Hashable, Sendable, NamesAnswer {
    case passwordStage(PasswordStage)
    case termsStage(TermsStage)
    case mailStage(MailStage)
    case doneElsewhere(DoneElsewhere)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["type": "m.login.password"]) {
        self = .passwordStage(try PasswordStage(from: decoder))
      } else if decoder.holds(["type": "m.login.terms"]) {
        self = .termsStage(try TermsStage(from: decoder))
      } else if decoder.holds(["type": "m.login.email.identity"]) {
        self = .mailStage(try MailStage(from: decoder))
      } else {
        self = .doneElsewhere(try DoneElsewhere(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .passwordStage(let value): try value.encode(to: encoder)
      case .termsStage(let value): try value.encode(to: encoder)
      case .mailStage(let value): try value.encode(to: encoder)
      case .doneElsewhere(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .passwordStage: "PasswordStage"
      case .termsStage: "TermsStage"
      case .mailStage: "MailStage"
      case .doneElsewhere: "DoneElsewhere"
      }
    }
  }

  public enum AddressMedium: OpenEnumeration {
    case email, msisdn
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "email": self = .email
      case "msisdn": self = .msisdn
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .email: "email"
      case .msisdn: "msisdn"
      case .other(let text): text
      }
    }
  }
}
