// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension CensusGranted {
  public enum SentChoice: Codable, Hashable, Sendable, NamesAnswer {
    case sentOption(SentOption)
    case sentOther(SentOther)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["mark": "option"]) {
        self = .sentOption(try SentOption(from: decoder))
      } else if decoder.holds(["mark": "another"]) {
        self = .sentOther(try SentOther(from: decoder))
      } else {
        throw UnknownAnswer()
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .sentOption(let value): try value.encode(to: encoder)
      case .sentOther(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .sentOption: "SentOption"
      case .sentOther: "SentOther"
      }
    }
  }

  public enum GrantedInChoiceLastingChoice: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case grantedInChoiceLastingGrant(GrantedInChoiceLastingGrant)
    case grantedInChoiceLastingOther(GrantedInChoiceLastingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedInChoiceLastingGrant(try GrantedInChoiceLastingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedInChoiceLastingOther(try GrantedInChoiceLastingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedInChoiceLastingGrant(let value): try value.encode(to: encoder)
      case .grantedInChoiceLastingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedInChoiceLastingGrant: "GrantedInChoiceLastingGrant"
      case .grantedInChoiceLastingOther: "GrantedInChoiceLastingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedInChoiceLastingGrant(let value): value.tokens
      case .grantedInChoiceLastingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedInChoiceEndingChoice: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case grantedInChoiceEndingGrant(GrantedInChoiceEndingGrant)
    case grantedInChoiceEndingOther(GrantedInChoiceEndingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedInChoiceEndingGrant(try GrantedInChoiceEndingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedInChoiceEndingOther(try GrantedInChoiceEndingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedInChoiceEndingGrant(let value): try value.encode(to: encoder)
      case .grantedInChoiceEndingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedInChoiceEndingGrant: "GrantedInChoiceEndingGrant"
      case .grantedInChoiceEndingOther: "GrantedInChoiceEndingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedInChoiceEndingGrant(let value): value.tokens
      case .grantedInChoiceEndingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedInChoiceEndingUnixAsTextChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedInChoiceEndingUnixAsTextGrant(GrantedInChoiceEndingUnixAsTextGrant)
    case grantedInChoiceEndingUnixAsTextOther(GrantedInChoiceEndingUnixAsTextOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedInChoiceEndingUnixAsTextGrant(
          try GrantedInChoiceEndingUnixAsTextGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedInChoiceEndingUnixAsTextOther(
          try GrantedInChoiceEndingUnixAsTextOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedInChoiceEndingUnixAsTextGrant(let value): try value.encode(to: encoder)
      case .grantedInChoiceEndingUnixAsTextOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedInChoiceEndingUnixAsTextGrant: "GrantedInChoiceEndingUnixAsTextGrant"
      case .grantedInChoiceEndingUnixAsTextOther: "GrantedInChoiceEndingUnixAsTextOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedInChoiceEndingUnixAsTextGrant(let value): value.tokens
      case .grantedInChoiceEndingUnixAsTextOther: []
      case .other: []
      }
    }
  }

  public enum GrantedEndOverChoiceLastingChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedEndOverChoiceLastingGrant(GrantedEndOverChoiceLastingGrant)
    case grantedEndOverChoiceLastingOther(GrantedEndOverChoiceLastingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedEndOverChoiceLastingGrant(
          try GrantedEndOverChoiceLastingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedEndOverChoiceLastingOther(
          try GrantedEndOverChoiceLastingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedEndOverChoiceLastingGrant(let value): try value.encode(to: encoder)
      case .grantedEndOverChoiceLastingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedEndOverChoiceLastingGrant: "GrantedEndOverChoiceLastingGrant"
      case .grantedEndOverChoiceLastingOther: "GrantedEndOverChoiceLastingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedEndOverChoiceLastingGrant(let value): value.tokens
      case .grantedEndOverChoiceLastingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedEndOverChoiceEndingChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedEndOverChoiceEndingGrant(GrantedEndOverChoiceEndingGrant)
    case grantedEndOverChoiceEndingOther(GrantedEndOverChoiceEndingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedEndOverChoiceEndingGrant(try GrantedEndOverChoiceEndingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedEndOverChoiceEndingOther(try GrantedEndOverChoiceEndingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedEndOverChoiceEndingGrant(let value): try value.encode(to: encoder)
      case .grantedEndOverChoiceEndingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedEndOverChoiceEndingGrant: "GrantedEndOverChoiceEndingGrant"
      case .grantedEndOverChoiceEndingOther: "GrantedEndOverChoiceEndingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedEndOverChoiceEndingGrant(let value): value.tokens
      case .grantedEndOverChoiceEndingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedEndOverChoiceEndingUnixAsTextChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedEndOverChoiceEndingUnixAsTextGrant(GrantedEndOverChoiceEndingUnixAsTextGrant)
    case grantedEndOverChoiceEndingUnixAsTextOther(GrantedEndOverChoiceEndingUnixAsTextOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedEndOverChoiceEndingUnixAsTextGrant(
          try GrantedEndOverChoiceEndingUnixAsTextGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedEndOverChoiceEndingUnixAsTextOther(
          try GrantedEndOverChoiceEndingUnixAsTextOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedEndOverChoiceEndingUnixAsTextGrant(let value): try value.encode(to: encoder)
      case .grantedEndOverChoiceEndingUnixAsTextOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedEndOverChoiceEndingUnixAsTextGrant: "GrantedEndOverChoiceEndingUnixAsTextGrant"
      case .grantedEndOverChoiceEndingUnixAsTextOther: "GrantedEndOverChoiceEndingUnixAsTextOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedEndOverChoiceEndingUnixAsTextGrant(let value): value.tokens
      case .grantedEndOverChoiceEndingUnixAsTextOther: []
      case .other: []
      }
    }
  }

  public enum GrantedInChoiceInListLastingChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedInChoiceInListLastingGrant(GrantedInChoiceInListLastingGrant)
    case grantedInChoiceInListLastingOther(GrantedInChoiceInListLastingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedInChoiceInListLastingGrant(
          try GrantedInChoiceInListLastingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedInChoiceInListLastingOther(
          try GrantedInChoiceInListLastingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedInChoiceInListLastingGrant(let value): try value.encode(to: encoder)
      case .grantedInChoiceInListLastingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedInChoiceInListLastingGrant: "GrantedInChoiceInListLastingGrant"
      case .grantedInChoiceInListLastingOther: "GrantedInChoiceInListLastingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedInChoiceInListLastingGrant(let value): value.tokens
      case .grantedInChoiceInListLastingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedInChoiceInListEndingChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedInChoiceInListEndingGrant(GrantedInChoiceInListEndingGrant)
    case grantedInChoiceInListEndingOther(GrantedInChoiceInListEndingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedInChoiceInListEndingGrant(
          try GrantedInChoiceInListEndingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedInChoiceInListEndingOther(
          try GrantedInChoiceInListEndingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedInChoiceInListEndingGrant(let value): try value.encode(to: encoder)
      case .grantedInChoiceInListEndingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedInChoiceInListEndingGrant: "GrantedInChoiceInListEndingGrant"
      case .grantedInChoiceInListEndingOther: "GrantedInChoiceInListEndingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedInChoiceInListEndingGrant(let value): value.tokens
      case .grantedInChoiceInListEndingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedInChoiceInListEndingUnixAsTextChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedInChoiceInListEndingUnixAsTextGrant(GrantedInChoiceInListEndingUnixAsTextGrant)
    case grantedInChoiceInListEndingUnixAsTextOther(GrantedInChoiceInListEndingUnixAsTextOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedInChoiceInListEndingUnixAsTextGrant(
          try GrantedInChoiceInListEndingUnixAsTextGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedInChoiceInListEndingUnixAsTextOther(
          try GrantedInChoiceInListEndingUnixAsTextOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedInChoiceInListEndingUnixAsTextGrant(let value): try value.encode(to: encoder)
      case .grantedInChoiceInListEndingUnixAsTextOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedInChoiceInListEndingUnixAsTextGrant: "GrantedInChoiceInListEndingUnixAsTextGrant"
      case .grantedInChoiceInListEndingUnixAsTextOther: "GrantedInChoiceInListEndingUnixAsTextOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedInChoiceInListEndingUnixAsTextGrant(let value): value.tokens
      case .grantedInChoiceInListEndingUnixAsTextOther: []
      case .other: []
      }
    }
  }

  public enum GrantedAsChoiceLastingChoice: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case grantedAsChoiceLastingGrant(GrantedAsChoiceLastingGrant)
    case grantedAsChoiceLastingOther(GrantedAsChoiceLastingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedAsChoiceLastingGrant(try GrantedAsChoiceLastingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedAsChoiceLastingOther(try GrantedAsChoiceLastingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedAsChoiceLastingGrant(let value): try value.encode(to: encoder)
      case .grantedAsChoiceLastingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedAsChoiceLastingGrant: "GrantedAsChoiceLastingGrant"
      case .grantedAsChoiceLastingOther: "GrantedAsChoiceLastingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedAsChoiceLastingGrant(let value): value.tokens
      case .grantedAsChoiceLastingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedAsChoiceEndingChoice: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case grantedAsChoiceEndingGrant(GrantedAsChoiceEndingGrant)
    case grantedAsChoiceEndingOther(GrantedAsChoiceEndingOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedAsChoiceEndingGrant(try GrantedAsChoiceEndingGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedAsChoiceEndingOther(try GrantedAsChoiceEndingOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedAsChoiceEndingGrant(let value): try value.encode(to: encoder)
      case .grantedAsChoiceEndingOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedAsChoiceEndingGrant: "GrantedAsChoiceEndingGrant"
      case .grantedAsChoiceEndingOther: "GrantedAsChoiceEndingOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedAsChoiceEndingGrant(let value): value.tokens
      case .grantedAsChoiceEndingOther: []
      case .other: []
      }
    }
  }

  public enum GrantedAsChoiceEndingUnixAsTextChoice:
    Codable, Hashable, Sendable, NamesAnswer, GrantsTokens
  {
    case grantedAsChoiceEndingUnixAsTextGrant(GrantedAsChoiceEndingUnixAsTextGrant)
    case grantedAsChoiceEndingUnixAsTextOther(GrantedAsChoiceEndingUnixAsTextOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "grant"]) {
        self = .grantedAsChoiceEndingUnixAsTextGrant(
          try GrantedAsChoiceEndingUnixAsTextGrant(from: decoder))
      } else if decoder.holds(["kind": "other"]) {
        self = .grantedAsChoiceEndingUnixAsTextOther(
          try GrantedAsChoiceEndingUnixAsTextOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .grantedAsChoiceEndingUnixAsTextGrant(let value): try value.encode(to: encoder)
      case .grantedAsChoiceEndingUnixAsTextOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .grantedAsChoiceEndingUnixAsTextGrant: "GrantedAsChoiceEndingUnixAsTextGrant"
      case .grantedAsChoiceEndingUnixAsTextOther: "GrantedAsChoiceEndingUnixAsTextOther"
      case .other: "other"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .grantedAsChoiceEndingUnixAsTextGrant(let value): value.tokens
      case .grantedAsChoiceEndingUnixAsTextOther: []
      case .other: []
      }
    }
  }
}
