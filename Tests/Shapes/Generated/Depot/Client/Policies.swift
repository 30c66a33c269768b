// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Depot {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Depot"))
}
