// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Locket {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Locket"))
}
