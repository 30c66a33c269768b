// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Ledger {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Ledger"))
}
