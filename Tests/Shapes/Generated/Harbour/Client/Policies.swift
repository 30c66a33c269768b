// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Harbour {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Harbour"))
}
