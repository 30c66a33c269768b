// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Tally {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Tally"))
}
