// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Archive {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Archive"))
}
