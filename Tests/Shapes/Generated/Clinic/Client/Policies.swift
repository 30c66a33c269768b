// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Clinic {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Clinic"))
}
