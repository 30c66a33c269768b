// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cabinet {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Cabinet"))
}
