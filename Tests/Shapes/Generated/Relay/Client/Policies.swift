// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Relay {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Relay"))
}
