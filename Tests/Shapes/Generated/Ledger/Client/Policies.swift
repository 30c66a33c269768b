// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ledger {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Ledger"))
}
