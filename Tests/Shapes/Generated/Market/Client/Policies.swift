// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Market {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Market"))
}
