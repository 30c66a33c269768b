// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Locket {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Locket"))
}
