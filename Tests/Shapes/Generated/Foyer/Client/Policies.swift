// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Foyer {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Foyer"))
}
