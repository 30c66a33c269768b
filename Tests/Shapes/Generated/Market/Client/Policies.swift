// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Market {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Market"))
}
