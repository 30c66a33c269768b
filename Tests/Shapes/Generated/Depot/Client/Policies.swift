// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Depot {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Depot"))
}
