// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

// Answers that are one of several types, and texts that are one of several words.

nonisolated extension Longde {
  public enum UserStatus: OpenEnumeration {
    case active
    case deleted
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "active": self = .active
      case "deleted": self = .deleted
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .active: "active"
      case .deleted: "deleted"
      case .other(let text): text
      }
    }
  }
}
