// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Archive {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Archive"))
}
