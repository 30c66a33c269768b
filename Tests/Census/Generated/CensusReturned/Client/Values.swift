// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension CensusReturned {
  public enum Shape: Codable, Hashable, Sendable, NamesAnswer {
    case circle(Circle)
    case square(Square)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["shape": "circle"]) {
        self = .circle(try Circle(from: decoder))
      } else if decoder.holds(["shape": "square"]) {
        self = .square(try Square(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .circle(let value): try value.encode(to: encoder)
      case .square(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .circle: "Circle"
      case .square: "Square"
      case .other: "other"
      }
    }
  }

  public enum ReturnedChoice: Codable, Hashable, Sendable, NamesAnswer {
    case returnedOption(ReturnedOption)
    case returnedOther(ReturnedOther)
    /// A type that this app does not know.
    case other(AnyJSON)

    public init(from decoder: any Decoder) throws {
      if decoder.holds([
        "mark": "option",
        "fixedText": "p&q/1%",
        "fixedNumber": -12,
        "fixedTruth": true,
        "quotedNumber": "12",
        "quotedTruth": "true",
        "fraction": "2.5",
        "callbackURL": "census://arrival",
        "clientId": "house&app",
        "scopes": "openid profile",
      ]) {
        self = .returnedOption(try ReturnedOption(from: decoder))
      } else if decoder.holds(["mark": "another"]) {
        self = .returnedOther(try ReturnedOther(from: decoder))
      } else {
        self = .other(try AnyJSON(objectFrom: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .returnedOption(let value): try value.encode(to: encoder)
      case .returnedOther(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .returnedOption: "ReturnedOption"
      case .returnedOther: "ReturnedOther"
      case .other: "other"
      }
    }
  }

  public enum Kind: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedRecordLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedItemLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedEntryLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedOptionLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum RefusedInBodyDetailsLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum RefusedAtPathDetailsLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum RefusedInHeaderDetailsLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedInBodyAnswerLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedInHeaderAnswerLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedInCookieAnswerLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ReturnedInEnvelopeAnswerLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }

  public enum ArrivalCallbackLevel: OpenEnumeration {
    case low, veryHigh
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "low": self = .low
      case "very-high": self = .veryHigh
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .low: "low"
      case .veryHigh: "very-high"
      case .other(let text): text
      }
    }
  }
}
