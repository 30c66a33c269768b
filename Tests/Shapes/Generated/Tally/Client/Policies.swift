// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Tally {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Tally"))
}
