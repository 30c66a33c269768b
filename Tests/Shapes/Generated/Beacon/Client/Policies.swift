// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Beacon {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Beacon"))
}
