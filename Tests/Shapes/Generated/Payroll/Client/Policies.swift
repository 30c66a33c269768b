// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Payroll {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Payroll"))
}
