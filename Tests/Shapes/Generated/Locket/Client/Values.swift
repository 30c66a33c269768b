// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Values with several forms: answers that are one of several types, and texts that are one of
// several words.

nonisolated extension Locket {
  public enum AttestationMakerAttachment: OpenEnumeration {
    case platform, crossPlatform
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "platform": self = .platform
      case "cross-platform": self = .crossPlatform
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .platform: "platform"
      case .crossPlatform: "cross-platform"
      case .other(let text): text
      }
    }
  }
}
