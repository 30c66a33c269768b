// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Marina {
  public enum FactorAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case granted(Granted)
    case factorWanted(FactorWanted)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.has(["session"]) {
        self = .granted(try Granted(from: decoder))
      } else if decoder.has(["pendingCredential"]) {
        self = .factorWanted(try FactorWanted(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .granted(let value): try value.encode(to: encoder)
      case .factorWanted(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .granted: "Granted"
      case .factorWanted: "FactorWanted"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .granted(let value): value.tokens
      case .factorWanted(let value): value.tokens
      case .other: []
      }
    }
  }

  public enum NextStep: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case setSession(SetSession)
    case showPage(ShowPage)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["action": "set_session"]) {
        self = .setSession(try SetSession(from: decoder))
      } else if decoder.holds(["action": "show_page"]) {
        self = .showPage(try ShowPage(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .setSession(let value): try value.encode(to: encoder)
      case .showPage(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .setSession: "SetSession"
      case .showPage: "ShowPage"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .setSession(let value): value.tokens
      case .showPage: []
      case .other: []
      }
    }
  }
}
