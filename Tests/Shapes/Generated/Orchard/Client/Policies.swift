// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Orchard {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Orchard"))
}
