// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Bazaar {
  public enum SignInAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case codeWanted(CodeWanted)
    case signedIn(SignedIn)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["two_factor": true, "level": 2]) {
        self = .codeWanted(try CodeWanted(from: decoder))
      } else if decoder.holds(["two_factor": false]) {
        self = .signedIn(try SignedIn(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .codeWanted(let value): try value.encode(to: encoder)
      case .signedIn(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .codeWanted: "CodeWanted"
      case .signedIn: "SignedIn"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .codeWanted: []
      case .signedIn(let value): value.tokens
      case .other: []
      }
    }
  }

  public enum Step: Codable, Hashable, Sendable, NamesAnswer {
    case openPage(OpenPage)
    case showText(ShowText)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["action": "open"]) {
        self = .openPage(try OpenPage(from: decoder))
      } else if decoder.holds(["action": "show"]) {
        self = .showText(try ShowText(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .openPage(let value): try value.encode(to: encoder)
      case .showText(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .openPage: "OpenPage"
      case .showText: "ShowText"
      case .other: "other"
      }
    }
  }

  public enum SendMailKind: OpenEnumeration {
    case signup, recovery
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "signup": self = .signup
      case "recovery": self = .recovery
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .signup: "signup"
      case .recovery: "recovery"
      case .other(let text): text
      }
    }
  }
}
