// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Atlas {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Atlas"))
}
