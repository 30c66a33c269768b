// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient

nonisolated extension Hello {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Hello"))
}
