// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Kiosk {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Kiosk"))
}
