// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Harbour {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Harbour"))
}
