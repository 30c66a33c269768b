// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Notebook {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Notebook"))
}
