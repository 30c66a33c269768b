// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Payroll {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Payroll"))
}
