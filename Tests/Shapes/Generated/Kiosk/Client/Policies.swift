// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Kiosk {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Kiosk"))
}
