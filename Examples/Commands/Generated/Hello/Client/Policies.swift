// Written by authgen from hello.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Hello {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Hello"))
}
