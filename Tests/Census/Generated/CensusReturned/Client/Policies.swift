// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient

nonisolated extension CensusReturned {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "CensusReturned"))
}
