// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Orchard {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Orchard"))
}
