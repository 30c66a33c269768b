// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Clinic {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Clinic"))
}
