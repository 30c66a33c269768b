// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Beacon {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Beacon"))
}
