// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Atlas {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Atlas"))
}
