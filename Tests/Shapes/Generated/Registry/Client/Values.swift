// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Registry {
  public enum Notice: OpenEnumeration {
    case daily, weekly
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "daily": self = .daily
      case "weekly": self = .weekly
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .daily: "daily"
      case .weekly: "weekly"
      case .other(let text): text
      }
    }
  }
}
