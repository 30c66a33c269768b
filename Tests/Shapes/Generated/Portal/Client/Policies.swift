// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Portal {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Portal"))
}
