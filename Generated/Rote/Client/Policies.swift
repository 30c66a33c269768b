// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Rote {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Rote"))
}
