// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Cabinet {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Cabinet"))
}
