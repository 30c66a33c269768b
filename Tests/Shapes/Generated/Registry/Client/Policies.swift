// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Registry {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Registry"))
}
