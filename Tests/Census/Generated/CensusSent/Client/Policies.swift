// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient

nonisolated extension CensusSent {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "CensusSent"))
}
