// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Gallery {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Gallery"))
}
