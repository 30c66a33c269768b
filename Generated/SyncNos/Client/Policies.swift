// Written by authgen from syncnos.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "SyncNos"))
}
