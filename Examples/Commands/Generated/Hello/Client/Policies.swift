// Written by authgen from hello.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Hello {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Hello"))
}
