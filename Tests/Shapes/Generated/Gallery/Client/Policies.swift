// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Gallery {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Gallery"))
}
