// Written by authgen from longde.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Longde {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Longde"))
}
