// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Studio {
  public enum SignInAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case signedIn(SignedIn)
    case termsChanged(TermsChanged)
    case passwordOutdated(PasswordOutdated)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "signedIn"]) {
        self = .signedIn(try SignedIn(from: decoder))
      } else if decoder.holds(["kind": "terms"]) {
        self = .termsChanged(try TermsChanged(from: decoder))
      } else if decoder.holds(["kind": "password"]) {
        self = .passwordOutdated(try PasswordOutdated(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .signedIn(let value): try value.encode(to: encoder)
      case .termsChanged(let value): try value.encode(to: encoder)
      case .passwordOutdated(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .signedIn: "SignedIn"
      case .termsChanged: "TermsChanged"
      case .passwordOutdated: "PasswordOutdated"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .signedIn(let value): value.tokens
      case .termsChanged(let value): value.tokens
      case .passwordOutdated(let value): value.tokens
      case .other: []
      }
    }
  }
}
