// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Portal {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Portal"))
}
