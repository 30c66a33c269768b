// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Notebook {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Notebook"))
}
