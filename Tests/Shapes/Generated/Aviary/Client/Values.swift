// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Aviary {
  public enum HostingStatus: OpenEnumeration {
    case takendown, suspended, deactivated
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "takendown": self = .takendown
      case "suspended": self = .suspended
      case "deactivated": self = .deactivated
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .takendown: "takendown"
      case .suspended: "suspended"
      case .deactivated: "deactivated"
      case .other(let text): text
      }
    }
  }
}
