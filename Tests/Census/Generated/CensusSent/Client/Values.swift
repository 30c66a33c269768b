// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension CensusSent {
  public enum Shape: Codable, Hashable, Sendable, NamesAnswer {
    case circle(Circle)
    case square(Square)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["shape": "circle"]) {
        self = .circle(try Circle(from: decoder))
      } else if decoder.holds(["shape": "square"]) {
        self = .square(try Square(from: decoder))
      } else {
        throw UnknownAnswer()
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .circle(let value): try value.encode(to: encoder)
      case .square(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .circle: "Circle"
      case .square: "Square"
      }
    }
  }

  public enum SentChoice: Codable, Hashable, Sendable, NamesAnswer {
    case sentOption(SentOption)
    case sentOther(SentOther)

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

  public enum SentRecordLevel: OpenEnumeration {
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

  public enum SentItemLevel: OpenEnumeration {
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

  public enum SentEntryLevel: OpenEnumeration {
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

  public enum SentOptionLevel: OpenEnumeration {
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

  public enum SentInBodyLevel: OpenEnumeration {
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

  public enum SentInFormLevel: OpenEnumeration {
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

  public enum SentInQueryLevel: OpenEnumeration {
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

  public enum SentInPathLevelLevel: OpenEnumeration {
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

  public enum SentInHeaderLevel: OpenEnumeration {
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

  public enum SentInCookieLevel: OpenEnumeration {
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

  public enum SentToPageLevel: OpenEnumeration {
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
